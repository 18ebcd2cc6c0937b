import type { BasePayload } from 'payload'
import { nameOf } from '../domain/attributes/attribute'
import { ATTRIBUTE_KEY, LONGEST_ATTRIBUTE_KEY } from '../domain/attributes/attribute-key'
import { foldCode } from '../domain/order-codes/fold-code'
import { PRODUCT_ID, RESERVED_PRODUCT_ID } from '../domain/product-ids'
import { foldName } from '../domain/search/fold'
import type { Attribute, CodeAlias, Document, Product, Synonym } from '../payload-types'
import { aliasFields } from './alias-fields'
import { attributeFields } from './attribute-fields'
import { documentFields } from './document-fields'
import { limitsOf } from './field-limits'
import type { AliasLookups, AttributeLookups, DocumentLookups, ProductLookups } from './lookups'
import { productFields } from './product-fields'
import type { SheetKind } from './sheet-kind'
import { synonymFields } from './synonym-fields'

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

/** What parameters are, a row each. The key is given once and for all. */
export function attributeKind(cms: BasePayload, lookups: AttributeLookups): SheetKind<Attribute> {
  return {
    slug: 'attributes',
    noun: '属性',
    keyColumn: '代号',
    keyOf: ({ key }) => key,
    hasDrafts: false,
    titleOf: ({ name = '', symbol, condition }) => nameOf({ name, symbol: symbol ?? '', condition: condition ?? '' }),
    fields: attributeFields(cms.collections.attributes.config.flattenedFields, lookups),
    newKeyProblem: (key) => {
      if (key === '') return '缺少代号，例如 rated-current'
      if (key.length > LONGEST_ATTRIBUTE_KEY) return `代号最多 ${LONGEST_ATTRIBUTE_KEY} 个字，现有 ${key.length} 个`
      return ATTRIBUTE_KEY.test(key) ? null : `代号“${key}”无效：请用小写英文字母、数字和连字符，以字母开头`
    },
  }
}

/** Words that mean the same, a group a row, found again by its first word. */
export function synonymKind(cms: BasePayload): SheetKind<Synonym> {
  const model = cms.collections.synonyms.config.flattenedFields
  const { maxLength } = limitsOf(model, 'words.word')
  return {
    slug: 'synonyms',
    noun: '同义词',
    keyColumn: '叫法',
    keyOf: ({ words: [first] }) => first?.word ?? '',
    foldKey: foldName,
    hasDrafts: false,
    // A patch has the other words.
    titleOf: ({ words = [] }, first) => [first, ...words.map(({ word }) => word)].join(' = '),
    fields: synonymFields(model),
    newKeyProblem: (key) => {
      if (foldName(key) === '') return '缺少叫法：至少要有一个字'
      return key.length > maxLength ? `最多 ${maxLength} 个字，现有 ${key.length} 个` : null
    },
  }
}
