import { documentKinds } from '../../../src/domain/document-kinds'
import { spread } from '../choice'
import { publicNumber } from '../numbers'
import type { StoredDocumentFile } from '../stored-files'
import { deviceOf } from '../texts/device'
import { families } from '../texts/families'
import { changingTime, publishingTime, sortOrder } from '../times'
import type { Id, Library, StoredFields } from './library'

/** In which download category of the demo content each kind stands. */
const CATEGORY_OF = {
  产品样本: 81,
  认证证书: 82,
  检测报告: 83,
  使用说明书: 84,
  '3D模型图': 85,
  外形安装尺寸图: 86,
  外形安装尺寸图源文件: 86,
} as const

const ALL = [...families.values()]

/** Which kind of document the n-th one is. */
export const kindOf = (n: number) => documentKinds[(n - 1) % documentKinds.length] ?? '产品样本'

/**
 * The n-th document. Its file is shared with all others of its kind; its public name is its own.
 *
 * @param file where it is stored, and how large it is
 */
export function document(n: number, { downloadCategories }: Library, { edition, filesize, mimeType }: StoredDocumentFile): StoredFields {
  const kind = kindOf(n)
  const place = Math.floor((n - 1) / documentKinds.length)
  const family = ALL[place % ALL.length] ?? ALL[0]
  const device = family && deviceOf(family, Math.floor(place / ALL.length))
  const filename = `synthetic-${publicNumber(n)}${edition.slice(edition.lastIndexOf('.'))}`
  return {
    attachmentId: publicNumber(n),
    name: `${device?.model} ${family?.noun} ${kind}`,
    kind,
    category: categoryOf(n, CATEGORY_OF[kind], downloadCategories),
    note: `${publishingTime(n).slice(0, 4)} 版`,
    filename,
    edition,
    filesize,
    mimeType,
    url: `/cms-api/documents/file/${filename}`,
    publishedAt: publishingTime(n),
    createdAt: publishingTime(n),
    updatedAt: changingTime(n),
    sortOrder: sortOrder(n),
    _status: 'published',
  }
}

/** Where the categories are others, documents are spread over them. */
function categoryOf(n: number, number: number, categories: ReadonlyMap<number, Id>): Id | undefined {
  const all = [...categories.values()]
  return categories.get(number) ?? all[spread(n, 'category') % all.length]
}
