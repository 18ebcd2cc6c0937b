import type { Milestone } from '@/contract/milestone'

/** Honours of one year, in the editors' order. */
export type HonourYear = { year: number; honours: Milestone[] }

/** Honours as a timeline: the newest year first. */
export function honoursByYear(honours: readonly Milestone[]): HonourYear[] {
  const years = [...new Set(honours.map(({ year }) => year))].sort((a, b) => b - a)
  return years.map((year) => ({ year, honours: honours.filter((honour) => honour.year === year) }))
}
