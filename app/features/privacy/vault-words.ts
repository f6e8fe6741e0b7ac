import type { NotBroughtBack, VaultClosed } from './device-vault.ts'

/** What is said when something with the vault does not go through: what happened, and what was kept. */
type Trouble = VaultClosed | NotBroughtBack | 'other wording'

const words: Record<Trouble, string> = {
  'signed out': 'You are signed out. Nothing was lost. Please sign in again, then come back here.',
  unreachable: 'Burrow could not be reached. Nothing was lost. Please try again.',
  'no storage':
    'This browser cannot keep records: it may be a private window, or its storage is full or switched off. Nothing was lost.',
  'other wording':
    'The question has changed since this page was opened. Nothing was lost. Please load the page again and read it anew.',
  'kept changing':
    'New records kept arriving from another device. Nothing was lost, and Burrow still keeps them. Please try again in a moment.',
  'some unreadable':
    'Some of your records cannot be read at the moment, so none was taken from Burrow. Nothing was lost.',
}

export const troubleWords = (trouble: Trouble): string => words[trouble]

const plural = (count: number, one: string, many: string) =>
  count === 1 ? `1 ${one}` : `${count} ${many}`

/** '1 record', '3 records' */
export const recordCount = (count: number): string => plural(count, 'record', 'records')

/** For what was found on this device and is with the server now. */
export function sentWords(sent: number): string {
  return sent === 1
    ? '1 record from this device is now with your others.'
    : `${sent} records from this device are now with your others.`
}
