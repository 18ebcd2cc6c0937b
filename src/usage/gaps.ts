import { z } from 'zod'

/** What can be missing from a document, in the order in which the dashboard lists it. */
export const gaps = [
  { key: 'cover', label: '没有封面' },
  { key: 'description', label: '没有介绍' },
  { key: 'parameters', label: '产品没有技术参数' },
  { key: 'documents', label: '产品没有资料' },
  // Depends on more than the product: see filter-gaps.ts.
  { key: 'filters', label: '产品没有筛选属性' },
  { key: 'orderingRule', label: '产品没有订货规则' },
] as const

export type Gap = (typeof gaps)[number]['key']

/** The fields of each collection that fill a gap; one of them is enough. */
const fillers: Record<string, Partial<Record<Gap, readonly string[]>>> = {
  products: {
    cover: ['cover'],
    description: ['summary'],
    parameters: ['parameters', 'parameterImage'],
    documents: ['documents'],
    orderingRule: ['orderingRule'],
  },
  'product-categories': { description: ['description'] },
  stories: { cover: ['cover'], description: ['excerpt', 'overview'] },
  'story-categories': { cover: ['cover'] },
  solutions: { cover: ['cover'], description: ['content'] },
  'solution-categories': { cover: ['cover'], description: ['abstract'] },
  news: { cover: ['cover'], description: ['content'] },
  trainings: { cover: ['cover'], description: ['content', 'officialAccountsUrl'] },
  'staff-messages': { cover: ['cover'], description: ['message'] },
  questions: { description: ['answer'] },
  banners: { cover: ['image'] },
  'single-pages': { description: ['content', 'attachment'] },
}

/** What has to be read of a collection's documents to know their gaps. */
export const gapFields = (collection: string): string[] => Object.values(fillers[collection] ?? {}).flat()

/** What a document of a collection lacks. */
export function gapsOf(collection: string, document: object): Gap[] {
  const rules = fillers[collection] ?? {}
  return gaps.map(({ key }) => key).filter((gap) => rules[gap]?.every((field) => isEmpty(Reflect.get(document, field))) ?? false)
}

const richText = z.object({ root: z.unknown() })
const node = z.object({ type: z.string().optional(), text: z.string().optional(), children: z.array(z.unknown()).optional() })

/** Parts of a formatted text that say something without words. */
const WORDLESS = new Set(['upload', 'block', 'horizontalrule'])

/** Nothing, blanks, an empty list, or a formatted text without a word or a picture. */
export function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined) return true
  if (typeof value === 'string') return value.trim() === ''
  if (Array.isArray(value)) return value.length === 0
  const text = richText.safeParse(value)
  return text.success && !saysSomething(text.data.root)
}

function saysSomething(value: unknown): boolean {
  const parsed = node.safeParse(value)
  if (!parsed.success) return false
  const { type, text, children } = parsed.data
  if (text?.trim() || WORDLESS.has(type ?? '')) return true
  return children?.some(saysSomething) ?? false
}
