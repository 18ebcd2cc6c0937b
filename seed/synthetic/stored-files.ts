import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { BasePayload } from 'payload'
import { writePages } from '../../src/database/finding/document-pages'
import type { DocumentKind } from '../../src/domain/document-kinds'
import { documentFiles } from '../../src/storage/document-files'
import { bytesOf } from '../../src/storage/file-content'
import type { FileStore, NewFile } from '../../src/storage/file-store'
import { documentFolder } from '../assets'

/** The file that all documents of a kind name. */
export type StoredDocumentFile = { edition: string; filesize: number; mimeType: string }

/** One small file of the demo content for each kind. */
const FILES = {
  产品样本: { file: 'ghg-disclosure-2025.pdf', mimeType: 'application/pdf' },
  认证证书: { file: 'cert-hc1-product.pdf', mimeType: 'application/pdf' },
  检测报告: { file: 'report-hb1-63-type-test.pdf', mimeType: 'application/pdf' },
  使用说明书: { file: 'manual-hu1.pdf', mimeType: 'application/pdf' },
  '3D模型图': { file: 'hpm-96-3d.glb', mimeType: 'model/gltf-binary' },
  外形安装尺寸图: { file: 'drawing-hpm-96.pdf', mimeType: 'application/pdf' },
  外形安装尺寸图源文件: { file: 'drawing-hpm-96.dxf', mimeType: 'image/vnd.dxf' },
} as const satisfies Record<DocumentKind, { file: string; mimeType: string }>

/**
 * Stores the file of a kind, unless it is there: once, however many documents name it (record 0050). It counts as read, without pages: a site
 * would be busy for an hour and more with finding 200,000 documents by the words of five files.
 */
export async function storeDocumentFile(payload: BasePayload, kind: DocumentKind): Promise<StoredDocumentFile> {
  const { file, mimeType } = FILES[kind]
  const content = readFileSync(path.join(documentFolder, file))
  const edition = `synthetic-${file}`
  await ensureFile(documentFiles, { name: edition, content, mimeType })
  await writePages({ payload }, edition, [])
  return { edition, filesize: content.length, mimeType }
}

/** Writes a file unless it is there as a whole: a run that was killed may have left a part of it. */
export async function ensureFile(store: FileStore, file: NewFile): Promise<void> {
  const present = await store.open(file.name)
  present?.content.destroy()
  if (present?.bytes === bytesOf(file.content)) return
  if (present) await store.remove(file.name)
  await store.write(file)
}
