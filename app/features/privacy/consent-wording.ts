/** What a member can consent to have stored (decision 15). */
export const consentKinds = ['journal', 'assessments', 'conversations'] as const

export type ConsentKind = (typeof consentKinds)[number]

/** How a consent stands with the server: in force, taken back, or never given. */
export type ConsentStanding = 'given' | 'withdrawn' | 'unasked'

/** What /profile tells of a consent. */
export interface ConsentView {
  standing: ConsentStanding
  /** The member's own day on which it was given or taken back, as people say it. */
  since: string | null
  wordingVersion: string | null
}

/**
 * The words a consent is asked in. A change of meaning gets a new version: the version a member
 * agreed to is kept with the consent.
 */
export interface ConsentWording {
  version: string
  title: string
  question: string
  /** What happens with either choice, in the order they are offered. */
  choices: { server: ConsentChoice; device: ConsentChoice }
}

export interface ConsentChoice {
  label: string
  text: string
}

/** The wordings of the consents that something asks for so far. */
export const consentWording = {
  assessments: {
    version: '2026-11-21',
    title: 'Where should your answers be kept?',
    question:
      'Your assessments, and the moods you note, are about your health. You decide where they live, and you can change it at any time on your profile.',
    choices: {
      server: {
        label: 'Keep them with Burrow',
        text: 'Encrypted with a key of your own. You can read them on every device you sign in on.',
      },
      device: {
        label: 'Keep them on this device only',
        text: 'Encrypted in this browser. Burrow stores none of them; other devices will not show them, and if this browser’s data is cleared they are gone.',
      },
    },
  },
} as const satisfies Partial<Record<ConsentKind, ConsentWording>>

/** The consents that can be given so far. */
export type AskedConsent = keyof typeof consentWording
