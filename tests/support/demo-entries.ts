import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import { entryOf } from '@/domain/search/entry'
import { makeLexicon } from '@/domain/search/lexicon'
import { describeDocument, type SearchedCollection } from '@/finding/describe-document'
import type { Stored } from './plain-finder'
import { richText } from './rich-text'

const folder = 'seed/fixtures'
const row = z.looseObject({
  id: z.union([z.string(), z.number()]),
  sort: z.number().default(0),
  publishedAt: z.string().default('2026-01-01'),
})

function rowsAt(place: string): unknown[] {
  const at = path.join(folder, place)
  const files = statSync(at).isDirectory() ? readdirSync(at).map((name) => path.join(at, name)) : [at]
  return files.flatMap((file) => z.array(z.unknown()).parse(parse(readFileSync(file, 'utf8'))))
}

const categories = z
  .array(row.extend({ name: z.string(), children: z.array(row.extend({ name: z.string() })) }))
  .parse(rowsAt('product-categories.yaml'))
  .flatMap(({ children, ...parent }) => [parent, ...children])

const RICH = ['description', 'content', 'overview']

/** The demo content as the index has it, made of the fixtures alone. */
export function demoEntries(): Stored[] {
  const of = (slug: SearchedCollection, rows: readonly unknown[]) =>
    z
      .array(row)
      .parse(rows)
      .map(({ id, sort, publishedAt, ...fields }, index) => {
        const rich = RICH.filter((name) => typeof fields[name] === 'string' && slug !== 'product-categories')
        const texts = Object.fromEntries(rich.map((name) => [name, richText(String(fields[name]))]))
        const stored = { ...fields, ...texts, articleId: id, categoryId: id, attachmentId: id }
        return { ...entryOf(describeDocument(slug, stored)), document: index + 1001, sortOrder: sort, publishedAt }
      })
  return [
    ...of('products', rowsAt('products')),
    ...of('product-categories', categories),
    ...of('documents', rowsAt('documents')),
    ...of('solutions', rowsAt('solutions')),
    ...of('stories', rowsAt('stories')),
    ...of('news', rowsAt('news')),
  ]
}

/** The words that the demo content is searched with. */
export function demoLexicon() {
  const synonyms = z.array(z.array(z.string())).parse(rowsAt('synonyms.yaml').map((group) => group))
  return makeLexicon(
    synonyms,
    categories.map(({ name }) => name),
  )
}
