import type { NumberPart, TypedValue } from '../attributes/value'
import { NO, YES } from './wish'

/**
 * A piece of what a product has for an attribute, as it is compared: a choice, or a range of numbers with its two ends. Two pieces of one
 * attribute of a product have nothing in common, so that each product is counted once for a number.
 */
export type ProductValue = {
  /** Empty for numbers. */
  choice: string
  /** Of choices 0, as the other end. */
  min: number
  max: number
  /** Is it the one with the smallest number? */
  isLeast: boolean
  /** With the greatest? */
  isGreatest: boolean
}

/** In the place of an open end: beyond every number of a data sheet, and no infinity, which not every format can hold. */
export const FAR = 1e300

/**
 * What a product has for one attribute, out of all its rows. That an end itself is left out (`< 30`), and what stands beside a number
 * (AC, the class M) is not compared.
 */
export function productValues(values: readonly TypedValue[]): ProductValue[] {
  const choices = new Set(
    values.flatMap((value) => {
      if (value.kind === 'choice') return value.parts.map((part) => part.value)
      return value.kind === 'flag' ? [value.isSo ? YES : NO] : []
    }),
  )
  const ranges = merged(values.flatMap((value) => (value.kind === 'number' ? value.parts.map(rangeOf) : [])))
  return [
    ...[...choices].map((choice) => ({ choice, min: 0, max: 0, isLeast: false, isGreatest: false })),
    ...ranges.map((range, index) => ({ choice: '', ...range, isLeast: index === 0, isGreatest: index === ranges.length - 1 })),
  ]
}

type Range = { min: number; max: number }

const rangeOf = ({ min, max }: NumberPart): Range => ({ min: min ?? -FAR, max: max ?? FAR })

/** Ranges that meet become one. */
function merged(ranges: readonly Range[]): Range[] {
  const apart: Range[] = []
  for (const { min, max } of ranges.toSorted((one, other) => one.min - other.min)) {
    const last = apart.at(-1)
    if (last && min <= last.max) last.max = Math.max(last.max, max)
    else apart.push({ min, max })
  }
  return apart
}
