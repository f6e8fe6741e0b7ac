import type { NotBroughtBack, Settled, VaultClosed } from './device-vault.ts'

/** What is said when something with the vault does not go through: what happened, and what was kept. */
export type Trouble = VaultClosed | NotBroughtBack | 'other wording'

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

/** For rows that were altered on the disk, or cut off. */
export const unreadableWords = (count: number): string =>
  `${recordCount(count)} on this device cannot be read. The others are as they were.`

/** For what was found on this device and is with the server now. */
export function sentWords(sent: number): string {
  return sent === 1
    ? '1 record from this device is now with your others.'
    : `${sent} records from this device are now with your others.`
}

/** For a consent that was just given. */
export function givenWords({ sent, refused, isUnfinished }: Settled): string {
  const words = ['Your records are kept with Burrow from now on.']
  if (sent > 0) words.push(`${recordCount(sent)} from this device went there.`)
  if (refused.length > 0) {
    const why = refused[0]?.message ?? ''
    words.push(
      `${recordCount(refused.length)} could not be taken and stayed on this device: ${why}`,
    )
  }
  if (isUnfinished) words.push('Some could not be sent yet. They are still here and will follow.')
  return words.join(' ')
}

/** For a consent that was just taken back, with everything brought to this device. */
export function broughtBackWords(records: number): string {
  if (records === 0) return 'Done. Burrow keeps none of your records, and there were none to bring.'
  return records === 1
    ? 'Done. Your 1 record is on this device now, and Burrow keeps none.'
    : `Done. Your ${records} records are on this device now, and Burrow keeps none.`
}

export const ERASED = 'Done. Your records are erased, with Burrow and on this device.'

/** An erasing without an answer may have gone through. */
export const ERASING_UNSURE =
  'Burrow could not be reached, so we cannot tell whether it is done. Please try again; erasing twice does no harm.'
