import { buffer } from 'node:stream/consumers'
import type { PayloadRequest } from 'payload'
import { log } from '../lib/log.mjs'
import { uploadFiles } from '../storage/upload-files'
import { findPerson } from './find-person'
import type { FoundRequest, Person } from './person'

type Photo = FoundRequest['photos'][number]

/**
 * What is stored about somebody as one file: `data.json` and the photos in a zip. A photo whose file is lost is named there, in `data.json`
 * and in plain words; a storage that can't be asked just now is an error.
 *
 * @returns how many requests it holds, and how many photos it lacks
 */
export async function exportPerson(req: PayloadRequest, who: Person): Promise<{ count: number; missing: number; body: Buffer }> {
  const found = await findPerson(req, who)
  const photos = await Promise.all(found.requests.flatMap((request) => request.photos).map(readPhoto))
  const missing = photos.flatMap(({ name, content }) => (content ? [] : [name]))
  // Seldom needed, and much to read at each start.
  const { ZipArchive } = await import('archiver')
  const archive = new ZipArchive({ zlib: { level: 6 } })
  const body = buffer(archive)
  const data = { person: who, exportedAt: new Date().toISOString(), ...found, missingPhotos: missing }
  archive.append(JSON.stringify(data, null, 2), { name: 'data.json' })
  for (const { name, content } of photos) if (content) archive.append(content, { name: `photos/${name}` })
  if (missing.length > 0) {
    log.error({ event: 'photos lost', files: missing }, 'Photos of requests are not in the storage')
    archive.append(told(missing), { name: '缺少的照片.txt' })
  }
  await archive.finalize()
  return { count: found.requests.length, missing: missing.length, body: await body }
}

async function readPhoto({ filename }: Photo): Promise<{ name: string; content: Buffer | null }> {
  const photo = await uploadFiles['request-photos'].open(filename)
  return { name: filename, content: photo && (await buffer(photo.content)) }
}

const told = (missing: readonly string[]) => `以下照片的文件已经丢失，没有包含在本次导出中：\r\n${missing.join('\r\n')}\r\n`
