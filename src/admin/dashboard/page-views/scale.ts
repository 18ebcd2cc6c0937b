/** The ends of a round scale, times a power of ten; close enough together that the longest bar fills the width nearly. */
const STEPS = [1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10]

/**
 * The end of an axis that starts at zero: the smallest round number that is not below the largest value.
 *
 * @returns at least 1, so that an axis without values has a length
 */
export function axisEnd(largest: number): number {
  if (largest <= 1) return 1
  const power = 10 ** Math.floor(Math.log10(largest))
  const step = STEPS.find((candidate) => candidate * power >= largest) ?? 10
  return Math.ceil(step * power)
}

/** A share of an axis as a percentage, for the width of a bar. */
export function share(value: number, end: number): string {
  return `${Math.round((1000 * value) / end) / 10}%`
}

type Box = { width: number; height: number }

/** Points of a line over equal distances, from left to right, upwards from the bottom of the box. */
export function linePoints(values: readonly number[], end: number, { width, height }: Box): { x: number; y: number }[] {
  const step = values.length > 1 ? width / (values.length - 1) : 0
  return values.map((value, index) => ({ x: round(index * step), y: round(height - (height * value) / end) }))
}

const round = (value: number) => Math.round(value * 10) / 10
