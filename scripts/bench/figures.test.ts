import { expect, it } from 'vitest'
import { formatFigure, median } from './figures.ts'

it('prints a figure as its name, value and unit', () => {
  expect(formatFigure({ name: 'worker:size', value: 273.692, unit: 'KB' })).toBe(
    'worker:size 274 KB',
  )
})

it('prints the ratios to references, the goal and a note behind it', () => {
  const ratios = [{ times: 1.2345, reference: 'bare-remix' }]
  const figure = { name: 'load:/home:cpu', value: 2.4567, unit: 'ms', ratios }
  expect(formatFigure({ ...figure, goal: '≤ 1.5×', note: 'status 404' })).toBe(
    'load:/home:cpu 2.46 ms (1.23× bare-remix) (goal ≤ 1.5×) (status 404)',
  )
})

it('takes the middle of an odd and the mean of the middle two of an even number of values', () => {
  expect(median([9, 1, 5])).toBe(5)
  expect(median([9, 1, 5, 7])).toBe(6)
  expect(() => median([])).toThrow('needs values')
})
