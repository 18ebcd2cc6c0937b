import path from 'node:path'
import { documentFolder } from '../assets'
import { needed, type Source, toInstant } from './source'

/** Download categories and the files in them. */
export async function seedDocuments({ fixtures, writer }: Source): Promise<void> {
  for (const { id, name, sort } of fixtures.downloadCategories) {
    await writer.create({
      collection: 'download-categories',
      key: id,
      data: () => ({ categoryId: id, name, sortOrder: sort, _status: 'published' }),
    })
  }
  for (const document of fixtures.documents) {
    await writer.create({
      collection: 'documents',
      key: document.id,
      data: () => ({
        attachmentId: document.id,
        name: document.name,
        kind: document.kind,
        category: needed(writer.id('download-categories', document.category), `下载分类 ${document.category}`),
        note: document.note,
        publishedAt: toInstant(document.publishedAt),
        sortOrder: document.sort,
        _status: 'published',
      }),
      file: { path: path.join(documentFolder, document.file), name: document.file },
    })
  }
}
