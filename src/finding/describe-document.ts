import { z } from 'zod'
import type { Described } from '../domain/search/entry'
import { quantitiesIn } from '../domain/search/quantities'
import { textOfRichText } from '../lib/text-of-rich-text'

/** Collections of which documents can be found, and what each is called in the index. */
export const searched = {
  products: 'product',
  'product-categories': 'category',
  documents: 'document',
  solutions: 'solution',
  stories: 'story',
  news: 'news',
} as const satisfies Record<string, Described['kind']>

export type SearchedCollection = keyof typeof searched

export const isSearched = (slug: string): slug is SearchedCollection => slug in searched

const line = z
  .string()
  .nullish()
  .transform((text) => text ?? '')
/** MongoDB has no field for what was never written. */
const rich = z.unknown().optional().transform(textOfRichText)
const rows = <T extends z.ZodType>(row: T) =>
  z
    .array(row)
    .nullish()
    .transform((all) => all ?? [])
const number = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value) => String(value ?? ''))
const point = z.object({ title: line, content: line })

const product = z.object({
  ...{ articleId: number, title: line, model: line, kbsId: line, summary: line, description: rich },
  keyFigures: rows(z.object({ value: line, unit: line, label: line })),
  mainParameters: rows(z.object({ name: line, value: line })),
  parameters: rows(z.object({ group: line, name: line, value: line, unit: line })),
  coreFunctions: rows(point),
})

type Parts = Omit<Described, 'kind'>

const without = { model: '', names: [], details: [], quantities: [], texts: [] }

/** What a document as it is stored says of itself. */
const describers: Record<SearchedCollection, (row: unknown) => Parts> = {
  products: (row) => {
    const { articleId, title, model, kbsId, summary, description, ...lists } = product.parse(row)
    const { keyFigures, mainParameters, parameters, coreFunctions } = lists
    return {
      ...{ number: articleId, title, model, names: [kbsId].filter(Boolean) },
      details: [
        summary,
        ...mainParameters.map(({ name, value }) => `${name} ${value}`),
        ...parameters.map(({ name, value, unit }) => `${name} ${value} ${unit}`),
        ...coreFunctions.map((one) => one.title),
      ],
      quantities: [
        ...quantitiesIn(title),
        ...keyFigures.flatMap(({ value, unit }) => quantitiesIn(value, unit)),
        ...[...mainParameters, ...parameters].flatMap((one) => quantitiesIn(one.value, 'unit' in one ? String(one.unit) : '')),
      ],
      texts: [...coreFunctions.map(({ content }) => content), description],
    }
  },
  'product-categories': (row) => {
    const { categoryId, name, description } = z.object({ categoryId: number, name: line, description: line }).parse(row)
    return { ...without, number: categoryId, title: name, texts: [description] }
  },
  documents: (row) => {
    const { attachmentId, name, kind, note } = z.object({ attachmentId: number, name: line, kind: line, note: line }).parse(row)
    return { ...without, number: attachmentId, title: name, names: [kind].filter(Boolean), details: [note] }
  },
  solutions: (row) => {
    const { articleId, title, subTitle, content } = z.object({ articleId: number, title: line, subTitle: line, content: rich }).parse(row)
    return { ...without, number: articleId, title, details: [subTitle], texts: [content] }
  },
  stories: (row) => {
    const story = z.object({
      ...{ articleId: number, title: line, subTitle: line, customerName: line, projectAddress: line, overview: rich },
      ...{ requirementContent: line, outcomeContent: line, solutionPoints: rows(point), figures: rows(z.object({ label: line })) },
    })
    const { articleId, title, ...parts } = story.parse(row)
    const points = parts.solutionPoints.map((one) => `${one.title} ${one.content}`)
    return {
      ...{ ...without, number: articleId, title },
      details: [parts.subTitle, parts.customerName, parts.projectAddress, ...parts.figures.map(({ label }) => label)],
      texts: [parts.overview, parts.requirementContent, ...points, parts.outcomeContent],
    }
  },
  news: (row) => {
    const { articleId, title, content } = z.object({ articleId: number, title: line, content: rich }).parse(row)
    return { ...without, number: articleId, title, texts: [content] }
  },
}

/**
 * What a stored document is found by.
 *
 * @param row as the database holds it, relations as ids
 * @param pages the texts of its pages, of a PDF
 */
export function describeDocument(slug: SearchedCollection, row: unknown, pages: readonly string[] = []): Described {
  const parts = describers[slug](row)
  return { ...parts, kind: searched[slug], texts: [...parts.texts, ...pages] }
}
