/** Products in the legacy shapes; every oddity of them is here, as src/contract/prod-api describes it (spec: prod-api/projection). */
import type { z } from 'zod'
import type { DocumentFile } from '../../contract/documents'
import type { Picture } from '../../contract/picture'
import type * as rows from '../../contract/prod-api/rows'
import { SUMMARY_MARKER } from '../../contract/prod-api/summary-marker'
import type { ProductCard } from '../../contract/product-cards'
import type { Product, ProductCategoryTree } from '../../contract/products'
import { escapeHtml } from '../../lib/html'

export const flagOf = (isSet: boolean): 0 | 1 => (isSet ? 1 : 0)
export const urlOf = (picture: Picture | null): string | null => picture?.src ?? null

/** A product-list row. */
export function toProductRow(card: ProductCard): z.infer<typeof rows.productRow> {
  return {
    articleId: card.id,
    title: card.title,
    cover: urlOf(card.cover),
    isNew: flagOf(card.isNew),
    isHot: flagOf(card.isHot),
    categoryId: card.categoryId,
    categoryName: card.categoryName,
    parentCategoryId: card.parentCategoryId,
  }
}

/** The category tree. */
export function toProductCategoryRows(tree: ProductCategoryTree): z.infer<typeof rows.productCategoryRow>[] {
  const node = ({ id, name, productCount }: { id: number; name: string; productCount: number }) => ({
    categoryId: id,
    categoryName: name,
    productCount,
  })
  return tree.map((parent) => ({
    ...node(parent),
    childrenCategoryList: parent.children.map((child) => ({ ...node(child), childrenCategoryList: [] })),
  }))
}

/** A product's detail. */
export function toProductDetail(product: Product): z.infer<typeof rows.productDetail> {
  return {
    baseInfo: {
      categoryId: product.categoryId,
      parentCategoryId: product.parentCategoryId,
      categoryName: product.categoryName,
      title: product.title,
      cover: urlOf(product.cover),
      articleId: product.id,
      isNew: flagOf(product.isNew),
    },
    caseList: product.stories.map(({ id, title, cover }) => ({ articleId: id, title, cover: urlOf(cover) })),
    details: {
      data: {
        summary: legacySummary(product),
        content: legacyContent(product),
        thumbnail: urlOf(product.cover),
        lorePhotoVOS: product.gallery.map(({ src }) => ({ url: src })),
        loreAttchmentVOS: product.documents.map(toAttachment),
        parameters: product.parameterGroups.flatMap(({ name: group, rows }) => rows.map((row) => ({ group, ...row }))),
      },
    },
  }
}

/** An attachment of a product. */
export function toAttachment({ id, name, url, ext, sizeText, kind }: DocumentFile): z.infer<typeof rows.attachmentRow> {
  return { id, name, url, ext, sizeCn: sizeText, typeName: kind }
}

function legacySummary({ summary, mainParameters }: Product): string {
  const main = mainParameters.map(({ name, value }) => `${name}：${value}`).join('\n')
  return `${summary}${SUMMARY_MARKER}${main}`
}

/** HTML in which a legacy client finds the parameter picture (first `<img>`) and a core function in each paragraph. */
function legacyContent({ parameterImage, coreFunctions }: Product): string {
  const picture = parameterImage ? [`<img src="${parameterImage.src}" alt="${escapeHtml(parameterImage.alt)}">`] : []
  const functions = coreFunctions.map(({ title, content }) => `<p>${escapeHtml(title)}：${escapeHtml(content)}</p>`)
  return [...functions, ...picture].join('')
}
