/** Capital letters and digits without the look-alikes 0 O 1 I L. */
export const CODE_ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
export const CODE_LENGTH = 6
/** How long a code works, in milliseconds. */
export const CODE_LIFE_MS = 300_000
/** How long the next code has to wait. */
export const RESEND_AFTER_MS = 60_000
export const MAX_WRONG_PER_CODE = 5
export const MAX_WRONG_PER_HOUR = 10

/** The largest multiple of the alphabet's size that fits a byte; bytes from here on are thrown away. */
const FAIR_BYTES = 256 - (256 % CODE_ALPHABET.length)

/** A fresh code, every one as likely as any other. `bytes` gives that many random bytes a call. */
export function makeCode(bytes: (length: number) => Uint8Array): string {
  let code = ''
  while (code.length < CODE_LENGTH) {
    for (const byte of bytes(CODE_LENGTH)) {
      if (byte < FAIR_BYTES && code.length < CODE_LENGTH) {
        code += CODE_ALPHABET.charAt(byte % CODE_ALPHABET.length)
      }
    }
  }
  return code
}

/** What was typed or pasted, as codes are stored: capitals, without spaces and dashes. */
export const normaliseCode = (typed: string): string =>
  typed.replace(/[\s\p{Pd}\u2212\u200b\u2060\ufeff]/gu, '').toUpperCase()

/** Milliseconds a code still works; never negative. */
export const codeTimeLeft = (createdAt: number, now: number): number =>
  Math.min(CODE_LIFE_MS, Math.max(0, createdAt + CODE_LIFE_MS - now))

/** A timer that reads 0 is over (S0 §4). */
export const isCodeExpired = (createdAt: number, now: number): boolean =>
  codeTimeLeft(createdAt, now) === 0

/** Whether the next code may be sent: once the timer reads below 240 (S0 §4). */
export const canResend = (createdAt: number, now: number): boolean =>
  codeTimeLeft(createdAt, now) < CODE_LIFE_MS - RESEND_AFTER_MS

/** Milliseconds as a timer shows them, '4:05'. */
export function formatTimer(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
