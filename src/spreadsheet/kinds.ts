import type { BasePayload } from 'payload'
import { PRODUCT_ID, RESERVED_PRODUCT_ID } from '../domain/product-ids'
import type { Document, Product } from '../payload-types'
import { documentFields } from './document-fields'
import type { DocumentLookups, ProductLookups } from './lookups'
import { productFields } from './product-fields'
import type { SheetKind } from './sheet-kind'

const LONGEST_PRODUCT_ID = 20

/** Products, a row each. New ones may have no number: they are given the next. */
export function productKind(cms: BasePayload, lookups: ProductLookups): SheetKind<Product> {
  return {
    slug: 'products',
    noun: '产品',
    keyColumn: '产品编号',
    keyOf: ({ articleId }) => articleId ?? '',
    titleOf: ({ title }) => title ?? '',
    fields: productFields(cms.collections.products.config.flattenedFields, lookups),
    newKeyProblem: (key) => {
      if (key === '') return null
      if (key === RESERVED_PRODUCT_ID) return `${RESERVED_PRODUCT_ID} 是保留编号，不能使用`
      return PRODUCT_ID.test(key) && key.length <= LONGEST_PRODUCT_ID ? null : `编号“${key}”无效：须为数字，或“数字_数字”`
    },
  }
}

/** What is known of documents, a row each. New ones need a file, which a sheet can't bring. */
export function documentKind(cms: BasePayload, lookups: DocumentLookups): SheetKind<Document> {
  return {
    slug: 'documents',
    noun: '资料文件',
    keyColumn: '资料编号',
    keyOf: ({ attachmentId }) => String(attachmentId ?? ''),
    titleOf: ({ name }) => name ?? '',
    fields: documentFields(cms.collections.documents.config.flattenedFields, lookups),
    newKeyProblem: (key) =>
      key === ''
        ? '缺少资料编号：新资料需要文件，请先在后台上传，再用导入修改'
        : `没有编号为“${key}”的资料：新资料需要文件，请先在后台上传`,
  }
}
