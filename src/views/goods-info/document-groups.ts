import type { DocumentFile } from '@/contract/documents'
import type { DocumentKind } from '@/domain/document-kinds'

/** One entry of the documents menu with what it holds. */
export type DocumentGroup<D extends DocumentFile> = { id: string; label: string; documents: D[] }

/** The six entries in their order, and the kinds of document in each (spec: products/document-groups, products/document-kinds). */
const groups: readonly { id: string; label: string; kinds: readonly DocumentKind[] }[] = [
  { id: 'catalogues', label: '产品样本', kinds: ['产品样本'] },
  { id: 'certificates', label: '认证证书', kinds: ['认证证书'] },
  { id: 'reports', label: '检测报告', kinds: ['检测报告'] },
  { id: 'manuals', label: '产品手册', kinds: ['使用说明书'] },
  { id: 'models', label: '3D模型图', kinds: ['3D模型图'] },
  { id: 'drawings', label: '2D图纸', kinds: ['外形安装尺寸图', '外形安装尺寸图源文件'] },
]

/** A product's documents under the entries of the menu; an entry without any is left out. */
export function groupDocuments<D extends DocumentFile>(documents: readonly D[]): DocumentGroup<D>[] {
  return groups
    .map(({ id, label, kinds }) => ({ id, label, documents: documents.filter(({ kind }) => kinds.includes(kind)) }))
    .filter(({ documents }) => documents.length > 0)
}
