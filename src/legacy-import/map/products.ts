import type { LegacyAttachment, LegacyProduct } from '../source/shapes'
import type { CategoryPlaces } from './categories'
import { mapDocument } from './documents'
import { oneLine, plainText } from './plain-text'
import { paragraphsOf, readContent, readSummary } from './product-content'
import { document, html, medium, namesOfEmpty, type Remark, type Wanted } from './wanted'

/** A short text on the cards of lists. */
const LONGEST_SUMMARY = 160

export type MappedProduct = {
  /** A category that had to be made for it. */
  category: Wanted | null
  product: Wanted
  /** Its attachments: those that the download centre has, too, are known there. */
  attachments: Wanted[]
  /** Stories that show it, by their numbers: written when those are there. */
  stories: number[]
}

/** Turns a product into the model: `summary` and `content` into the fields that they were made from (spec: moving/products). */
export function mapProduct(product: LegacyProduct, places: CategoryPlaces): MappedProduct {
  const { id, title, detail } = product
  const remarks: Remark[] = []
  if (detail === null) remarks.push({ kind: 'no-detail', about: title })
  const { category, made } = places.ofProduct(product, remarks)
  const summary = readSummary(plainText(detail?.summary ?? '', remarks))
  const content = readContent(detail?.content ?? '')
  const isLong = summary.short.length > LONGEST_SUMMARY
  const more = [...(isLong ? [summary.short] : []), ...summary.leftOver]
  for (const line of summary.leftOver) remarks.push({ kind: 'not-split', about: line })
  const cover = product.cover ?? detail?.thumbnail ?? detail?.gallery[0] ?? null
  const attachments = (detail?.attachments ?? []).map((attachment) => toDocument(attachment))
  const fields = {
    articleId: id,
    title: oneLine(title, remarks) || id,
    model: modelOf(title, remarks),
    category,
    isNew: product.isNew === true,
    isHot: product.isHot === true,
    cover: medium(cover, title),
    summary: summary.short || madeUp(remarks, 'summary', oneLine(title, remarks)),
    mainParameters: summary.parameters,
    gallery: (detail?.gallery ?? []).map((address) => medium(address, title)),
    coreFunctions: content.coreFunctions,
    parameterImage: content.parameterImage && medium(content.parameterImage.address, content.parameterImage.alt || `${title} 参数图`),
    parameters: { $parameters: detail?.parameters ?? [] },
    description: html(`${paragraphsOf(more)}${content.rest}`, title),
    documents: (detail?.attachments ?? []).map((attachment) => document('documents', attachment.id)),
  }
  const wanted: Wanted = { place: 'products', key: id, title, fields, untold: untoldOf(product, cover), remarks }
  return { category: made, product: wanted, attachments, stories: (detail?.stories ?? []).map((story) => story.id) }
}

const OF_DETAIL = ['summary', 'mainParameters', 'gallery', 'coreFunctions', 'parameterImage', 'parameters', 'description', 'documents']

/** What a row leaves out, its detail says; what neither says, nobody knows. */
function untoldOf({ title, isNew, isHot, categoryId, detail }: LegacyProduct, cover: string | null): string[] {
  const flags = namesOfEmpty({ isNew, isHot })
  if (detail !== null) return flags
  const lacking = namesOfEmpty({ cover, category: categoryId, title: title.trim(), model: title.trim() })
  return [...flags, ...OF_DETAIL, ...lacking]
}

const toDocument = (attachment: LegacyAttachment) => mapDocument(attachment)

/** `HM3-250 塑壳断路器` is the model HM3-250. */
function modelOf(title: string, remarks: Remark[]): string {
  const [, model] = /^([A-Za-z0-9][\w./+-]*)(?=[\s\u3400-\u9fff（(]|$)/u.exec(title.trim()) ?? []
  if (model) return model
  const [word = ''] = title.trim().split(/\s+/)
  return madeUp(remarks, 'model', word || '—')
}

function madeUp(remarks: Remark[], field: string, value: string): string {
  remarks.push({ kind: 'made-up', about: `${field}: ${value}` })
  return value
}
