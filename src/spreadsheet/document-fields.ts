import type { FlattenedField } from 'payload'
import { type DocumentKind, documentKinds } from '../domain/document-kinds'
import type { Document } from '../payload-types'
import { instantField, textField, wholeNumberField } from './basic-fields'
import { limitsOf } from './field-limits'
import type { DocumentLookups } from './lookups'
import { categoryField } from './reference-fields'
import { CellProblem, type SheetField, sheetField } from './sheet-field'

/** What is known of a document besides its file. */
export function documentFields(model: readonly FlattenedField[], lookups: DocumentLookups): SheetField<Document>[] {
  const limits = (path: string) => limitsOf(model, path)
  return [
    textField({ label: '名称', limits: limits('name'), of: (doc) => doc.name, patch: (name) => ({ name }) }),
    kindField,
    categoryField({
      label: '下载分类',
      categories: lookups.downloadCategories,
      of: (doc) => doc.category,
      patch: (category) => ({ category }),
    }),
    textField({
      label: '版本说明',
      limits: limits('note'),
      of: (doc) => doc.note,
      patch: (note) => ({ note: note || null }),
    }),
    wholeNumberField({
      label: '排序号',
      limits: limits('sortOrder'),
      of: (doc) => doc.sortOrder,
      patch: (sortOrder) => ({ sortOrder }),
    }),
    instantField({ label: '发布日期', of: (doc) => doc.publishedAt, patch: (publishedAt) => ({ publishedAt }) }),
    fileNameField,
  ]
}

const kindField = sheetField<Document, DocumentKind | ''>({
  label: '资料类型',
  required: true,
  of: (doc) => doc.kind ?? '',
  write: (kind) => [kind],
  read: ([cell = '']) => {
    const kind = documentKinds.find((known) => known === cell.trim())
    if (!kind) throw new CellProblem('资料类型', `没有资料类型“${cell}”，可用的有：${documentKinds.join('、')}`)
    return kind
  },
  patch: (kind) => (kind === '' ? {} : { kind }),
})

/** So that editors see which file a row is about. */
const fileNameField = sheetField<Document, string>({
  label: '文件名（只读）',
  of: (doc) => doc.filename ?? '',
  write: (filename) => [filename],
  read: () => {
    throw new CellProblem('文件名（只读）', '不能通过导入更换文件，请在后台打开该资料上传')
  },
  patch: () => ({}),
})
