import { z } from 'zod'

/** How many Chinese letters a place of the site has room for, and what editors call the place. */
export type Fits = { letters: number; place: string }

const custom = z.object({ fits: z.object({ letters: z.number(), place: z.string() }) })

/** What a field says of the room that its text has; null when it has enough. */
export const fitsOf = (ofField: unknown): Fits | null => custom.safeParse(ofField).data?.fits ?? null

const NARROW = /[\u0020-\u024f]/

/** The width of a text in Chinese letters: Latin ones and digits are half as wide. */
export function lettersOf(text: string): number {
  return Math.ceil([...text.trim()].reduce((sum, letter) => sum + (NARROW.test(letter) ? 0.5 : 1), 0))
}
