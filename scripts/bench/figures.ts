/** How a figure stands to one of a reference application, taken in the same run. */
export interface Ratio {
  times: number
  reference: string
}

export interface Figure {
  /** Section, what was measured and which measure, without spaces: `load:/home:cpu`. */
  name: string
  value: number
  unit: string
  ratios?: readonly Ratio[]
  /** The goal of docs or issue, as it is printed: `≤ 1.5×`. */
  goal?: string
  /** What a reader must know to read the value, such as a status that is not 200. */
  note?: string
}

/** `name value unit`, then the ratios to the references, a goal and a note, where there are any. */
export function formatFigure({ name, value, unit, ratios = [], goal, note }: Figure): string {
  const extras = [
    ...ratios.map(({ times, reference }) => `${formatNumber(times)}× ${reference}`),
    ...(goal ? [`goal ${goal}`] : []),
    ...(note ? [note] : []),
  ]
  return [name, formatNumber(value), unit, ...extras.map((text) => `(${text})`)].join(' ')
}

/** Three significant digits; whole numbers from a hundred on. */
function formatNumber(value: number): string {
  return Math.abs(value) >= 100 ? String(Math.round(value)) : String(Number(value.toPrecision(3)))
}

/** The middle of the values; of an even number of them the mean of the middle two. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length / 2
  const upper = sorted[Math.floor(middle)]
  const lower = sorted[Math.ceil(middle) - 1]
  if (upper === undefined || lower === undefined) throw new Error('A median needs values.')
  return (upper + lower) / 2
}
