import type { DocumentFixture } from '../../../schemas/documents'

/** One document: what the fixtures say of it, and how its file is made. */
export type Spec = {
  id: number
  name: string
  file: string
  kind: DocumentFixture['kind']
  /** Edition as shown in the note: `2026 版`. */
  edition: string
  /** Rest of the note where it isn't the number of pages. */
  remark?: string
  publishedAt: string
  sort?: number
  products: string[]
  content: Content
}

/** Pages of HTML, printed. */
export type PrintedContent = { type: 'pdf'; html: () => string | Promise<string>; landscape?: boolean }

export type Content =
  | PrintedContent
  /** A file that is written as it is. */
  | { type: 'file'; bytes: () => Buffer | Promise<Buffer> }

/** A fixture file under `fixtures/documents/` and its documents. */
export type Manifest = { file: string; specs: Spec[] }

const categories: Record<DocumentFixture['kind'], number> = {
  产品样本: 81,
  认证证书: 82,
  检测报告: 83,
  使用说明书: 84,
  '3D模型图': 85,
  外形安装尺寸图: 86,
  外形安装尺寸图源文件: 86,
}

export const categoryOf = (kind: DocumentFixture['kind']): number => categories[kind]
