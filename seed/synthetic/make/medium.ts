import { at, spread } from '../choice'
import { pictureName } from '../numbers'
import type { StoredPicture } from '../stored-pictures'
import { deviceOf } from '../texts/device'
import { families } from '../texts/families'
import { changingTime, publishingTime } from '../times'
import type { StoredFields } from './library'

const ALL = [...families.values()]
const VIEWS = ['正面', '侧面', '接线端', '安装在导轨上', '面板特写', '柜内安装效果'] as const

const addressOf = (filename: string) => `/cms-api/media/file/${filename}`

/** The n-th picture of the library: an original under a name of its own, in widths that it shares with others. */
export function medium(n: number, { width, height, filesize, mimeType, sizes }: StoredPicture): StoredFields {
  const family = ALL[n % ALL.length] ?? ALL[0]
  const device = family && deviceOf(family, Math.floor(n / ALL.length))
  const filename = pictureName(n)
  return {
    alt: `${device?.title}，${at(VIEWS, spread(n, 'view'))}`,
    filename,
    url: addressOf(filename),
    mimeType,
    filesize,
    width,
    height,
    focalX: 50,
    focalY: 50,
    sizes: Object.fromEntries(
      Object.entries(sizes).map(([name, size]) => [name, { ...size, url: size.filename === null ? null : addressOf(size.filename) }]),
    ),
    createdAt: publishingTime(n),
    updatedAt: changingTime(n),
  }
}
