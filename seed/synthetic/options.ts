import { parseArgs } from 'node:util'
import { z } from 'zod'
import { type Kind, kindsInOrder, MOST } from './numbers'

export const usage = `npm run seed:synthetic -- --products 100000 --news 20000 --documents 200000 --media 20000

Fills the database of DATABASE_URI (SQLite or MongoDB) with made up documents, so that the site can be looked at and measured
as large as it may become. For tests only: the documents are published at once, and there is no command that takes them out again
(take a backup first, or use a DATA_DIR of its own).

  --products N   products in the existing subcategories, with parameters, pictures and documents
  --news N       news articles with pictures
  --documents N  files for download; they share seven small files
  --media N      pictures; they share four pictures in all their widths (each has its original's name: a link, which takes no room)

N is how many there are in the end, from 0 to ${MOST.toLocaleString('en')}: what is there already is left alone, and nothing is ever deleted.
What was killed goes on when it is run again. Real documents are never changed; public numbers of synthetic ones begin at 500000001,
file names with “synthetic-”. A database without any content gets the categories of the demo content first.`

const count = z.string().regex(/^\d+$/).transform(Number).pipe(z.int().max(MOST))

/** How many there are to be of each kind; nothing is done for those that were not named. */
export type Wanted = Record<Kind, number>

/** Something that whoever runs the command can put right. */
export class Refusal extends Error {}

/**
 * @param args of the command
 * @returns null when help is asked for
 * @throws {Refusal} in one sentence
 */
export function parseOptions(args: readonly string[]): Wanted | null {
  const values = named(args)
  if (values.help) return null
  const numbers = kindsInOrder.map((kind) => {
    const value = Reflect.get(values, kind) ?? '0'
    const { data } = count.safeParse(value)
    if (data === undefined) throw new Refusal(`--${kind} must be a whole number from 0 to ${MOST.toLocaleString('en')}, not “${value}”.`)
    return [kind, data] as const
  })
  const wanted: Wanted = { media: 0, documents: 0, products: 0, news: 0, ...Object.fromEntries(numbers) }
  if (Object.values(wanted).every((number) => number === 0))
    throw new Refusal('Say how many: --products 1000, for example; --help says more.')
  return wanted
}

function named(args: readonly string[]) {
  const number = { type: 'string' } as const
  const options = { media: number, documents: number, products: number, news: number, help: { type: 'boolean', default: false } } as const
  try {
    return parseArgs({ args: [...args], options }).values
  } catch (error) {
    throw new Refusal(error instanceof Error ? error.message : String(error))
  }
}
