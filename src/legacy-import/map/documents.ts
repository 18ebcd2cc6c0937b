import { type DocumentKind, documentKinds } from '../../domain/document-kinds'
import type { LegacyAttachment, LegacyDocumentCategory } from '../source/shapes'
import { oneLine } from './plain-text'
import { document, type Remark, type Wanted } from './wanted'

/** The key of the category of files that no category of the source has. */
export const FILES_OF_PAGES = 'made:files'

/** The categories of the download centre. */
export const mapDocumentCategory = ({ id, name }: LegacyDocumentCategory): Wanted => ({
  place: 'download-categories',
  key: String(id),
  title: name,
  fields: { categoryId: id, name: name.trim() || String(id) },
  remarks: [],
})

/** A category of this site's own, for files of pages and products that the download centre doesn't list. */
export const filesOfPages: Wanted = {
  place: 'download-categories',
  key: FILES_OF_PAGES,
  title: '其他文件',
  fields: { name: '其他文件' },
  remarks: [],
}

/** A file of the download centre, or one that only a product names. */
export function mapDocument({ id, name, url, extension, kind, categoryId }: LegacyAttachment): Wanted {
  const remarks: Remark[] = []
  const title = oneLine(name, remarks) || nameOf(url ?? '') || String(id)
  if (categoryId === null) remarks.push({ kind: 'other-category', about: title })
  return {
    place: 'documents',
    key: String(id),
    title,
    fields: {
      attachmentId: id,
      name: title,
      kind: kindOf(kind, remarks),
      category: document('download-categories', categoryId ?? FILES_OF_PAGES),
    },
    // A row of a product doesn't say it, and a list that can't be read doesn't either.
    ...(categoryId === null && { untold: ['category'] }),
    ...(url === null ? {} : { file: { address: url, name: fileName(url, extension) } }),
    remarks: url === null ? [...remarks, { kind: 'missing-file', about: title }] : remarks,
  }
}

function kindOf(written: string, remarks: Remark[]): DocumentKind {
  const known = documentKinds.find((kind) => kind === written.trim())
  if (known) return known
  const alike = documentKinds.find((kind) => written.trim().length > 1 && (kind.includes(written.trim()) || written.includes(kind)))
  if (!alike) remarks.push({ kind: 'unknown-kind', about: written })
  return alike ?? documentKinds[0]
}

/** The last part of an address, decoded. */
export function nameOf(address: string): string {
  const last = address.split(/[?#]/)[0]?.split('/').at(-1) ?? ''
  try {
    return decodeURIComponent(last)
  } catch {
    return last
  }
}

const fileName = (url: string, extension: string): string => {
  const name = nameOf(url)
  return /\.[a-z0-9]{1,8}$/i.test(name) || extension === '' ? name : `${name}.${extension}`
}
