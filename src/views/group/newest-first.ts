import type { Milestone } from '@/contract/milestone'

/** Honours from the newest year to the oldest, in the editors' order within a year. */
export function newestFirst(honours: readonly Milestone[]): Milestone[] {
  return honours.toSorted((one, other) => other.year - one.year)
}
