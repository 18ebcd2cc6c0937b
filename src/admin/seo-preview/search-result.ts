import { z } from 'zod'
import { publicAddress } from '../../domain/public-addresses'
import { DESCRIPTION_LENGTH, shortened } from '../../lib/beginning'

/** What the site says of itself, for pages that say nothing. */
export type Site = { siteName: string; brandName: string; description: string; host: string }

/** The value of a field of the form, by its path. */
export type Values = (path: string) => unknown

/** How search engines would show a page; without a description, it comes from what the form doesn't know. */
export type SearchResult = { title: string; description: string | null; address: string }

/** Where the parts of a result come from that editors left empty: the same places as on the page itself. */
type Source = { title: (text: Text, site: Site) => string; description: ((text: Text) => string) | null }

/** A field as plain text. */
type Text = (path: string) => string

const titled = { title: (text: Text) => text('title') }
const article = { ...titled, description: (text: Text) => text('content') }

const sources: Readonly<Record<string, Source>> = {
  products: { ...titled, description: (text) => text('summary') },
  'product-categories': {
    title: (text) => text('name'),
    description: (text) => text('description'),
  },
  stories: { ...titled, description: (text) => text('excerpt') || text('overview') },
  'story-categories': {
    title: (text) => (/案例$|^$/.test(text('name')) ? text('name') : `${text('name')}案例`),
    description: (text) => text('subTitle'),
  },
  solutions: { ...titled, description: (text) => [text('subTitle'), text('content')].filter(Boolean).join('。') },
  'solution-categories': {
    title: (text) => text('name') && `${text('name')}解决方案`,
    description: (text) => text('abstract'),
  },
  news: article,
  trainings: article,
  'single-pages': article,
  'home-page': { title: () => '', description: () => '' },
  'about-page': { title: (_, { brandName }) => `关于${brandName}`, description: null },
  'group-page': { title: () => '集团介绍', description: null },
  'recruiting-page': { ...titled, description: (text) => text('introduction') || text('line') },
  'service-page': { title: () => '客户服务中心', description: null },
  'selector-page': { title: () => '产品选型', description: null },
  'survey-page': { ...titled, description: (text) => text('introduction') },
}

/** The search result of a document as it stands in the form, with what it says of itself where editors left a part empty. */
export function searchResultOf(slug: string, values: Values, site: Site): SearchResult {
  const text: Text = (path) => plainText(values(path))
  const source = sources[slug]
  const title = text('seo.title') || source?.title(text, site) || ''
  return {
    title: title ? `${title}-${site.siteName}` : site.siteName,
    description: text('seo.description') || descriptionOf(source, text, site),
    address: `${site.host}${publicAddress(slug, { number: numberOf(text), isChild: text('parent') !== '' }) ?? '/'}`,
  }
}

/** A new document has no number yet. */
const numberOf = (text: Text) => text('articleId') || text('categoryId') || '…'

function descriptionOf(source: Source | undefined, text: Text, site: Site): string | null {
  if (source?.description === null) return null
  return shortened(source?.description(text) ?? '', DESCRIPTION_LENGTH) || site.description
}

const node = z.object({ type: z.string(), text: z.string().optional(), children: z.array(z.unknown()).optional() })
const richText = z.object({ root: node })

/** Text, a number, or formatted text without what is no sentence; empty for anything else. */
function plainText(value: unknown): string {
  if (typeof value === 'string') return value.trim()
  if (typeof value === 'number') return String(value)
  const parsed = richText.safeParse(value)
  return parsed.success ? textIn(parsed.data.root).replace(/\s+/g, ' ').trim() : ''
}

function textIn(value: unknown): string {
  const parsed = node.safeParse(value)
  if (!parsed.success || /^(heading|table|upload)$/.test(parsed.data.type)) return ''
  const { type, text, children } = parsed.data
  return (text ?? '') + (children ?? []).map(textIn).join('') + (type === 'paragraph' || type === 'listitem' ? ' ' : '')
}

/** About so much is shown, counted in Chinese characters; Latin ones are half as wide. */
const SHOWN = { title: 30, description: 120 }
const SHORT_DESCRIPTION = 40

const widthOf = (text: string) => Math.ceil([...text].reduce((sum, character) => sum + (/[ -\u02ff]/.test(character) ? 0.5 : 1), 0))

/** What could be better about the lengths; nothing is forbidden. */
export function lengthHints({ title, description }: SearchResult): string[] {
  const hints: string[] = []
  if (widthOf(title) > SHOWN.title)
    hints.push(`标题约 ${widthOf(title)} 个字宽，搜索结果一般只显示前 ${SHOWN.title} 个左右，重要的词请放在前面。`)
  if (description === null) return hints
  const width = widthOf(description)
  if (width > SHOWN.description) hints.push(`描述约 ${width} 个字宽，超出 ${SHOWN.description} 个的部分可能不会显示。`)
  if (width < SHORT_DESCRIPTION) hints.push(`描述只有约 ${width} 个字宽，写到 60–120 字更容易让人点开。`)
  return hints
}
