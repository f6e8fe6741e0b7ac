/**
 * The User Policy Statement (S0 §1). A change of meaning gets a new version: the version a member
 * agreed to is kept with their account.
 */
export const policyStatement = {
  version: '2026-11-21',
  title: 'User Policy Statement',
  points: [
    {
      title: 'Burrow is not medical care',
      text: 'It does not diagnose or treat anything, and it does not take the place of a doctor, a therapist or an emergency service. If you are in danger, please use the crisis lines: they are free, and open to everyone without an account.',
    },
    {
      title: 'It is for ages 16 and over',
      text: 'If you are under 16, a parent or guardian must consent before you make an account.',
    },
    {
      title: 'The assistant may use a language model',
      text: 'Emotional support uses a language-model provider, with moderation. Messages are checked for signs of crisis, so that help can be shown at once. What you read there is written by software, not by a person.',
    },
    {
      title: 'AI chat content is not stored',
      text: 'What you write to the assistant is not kept, unless you ask us to keep your conversations.',
    },
    {
      title: 'Journal and assessment results are stored only with your consent',
      text: 'Consent is off until you give it, and taking it back is as easy as giving it.',
    },
  ],
} as const
