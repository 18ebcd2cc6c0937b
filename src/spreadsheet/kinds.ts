import type { BasePayload } from 'payload'
import { foldCode } from '../domain/order-codes/fold-code'
import { PRODUCT_ID, RESERVED_PRODUCT_ID } from '../domain/product-ids'
import type { CodeAlias, Document, Product } from '../payload-types'
import { aliasFields } from './alias-fields'
import { documentFields } from './document-fields'
import type { AliasLookups, DocumentLookups, ProductLookups } from './lookups'
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
    hasDrafts: true,
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
    hasDrafts: true,
    titleOf: ({ name }) => name ?? '',
    fields: documentFields(cms.collections.documents.config.flattenedFields, lookups),
    newKeyProblem: (key) =>
      key === ''
        ? '缺少资料编号：新资料需要文件，请先在后台上传，再用导入修改'
        : `没有编号为“${key}”的资料：新资料需要文件，请先在后台上传`,
  }
}

/** Codes that are none of ours, a row each; however one is written, it is the same code. */
export function aliasKind(cms: BasePayload, lookups: AliasLookups): SheetKind<CodeAlias> {
  return {
    slug: 'code-aliases',
    noun: '型号对照',
    keyColumn: '型号',
    keyOf: ({ code }) => code ?? '',
    foldKey: foldCode,
    hasDrafts: false,
    titleOf: ({ kind, maker }) => (kind === 'equivalent' ? `他厂对照：${maker ?? ''}` : '停产替代'),
    fields: aliasFields(cms.collections['code-aliases'].config.flattenedFields, lookups),
    newKeyProblem: (key) => (foldCode(key) === '' ? '缺少型号：型号中至少要有一个字母或数字' : null),
  }
}
