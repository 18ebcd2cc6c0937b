import { buffer } from 'node:stream/consumers'
import type { PayloadRequest } from 'payload'
import { uploadFiles } from '../storage/upload-files'
import { findPerson } from './find-person'
import type { FoundRequest, Person } from './person'

/** What is stored about somebody as one file: `data.json` and the photos in a zip; and how many requests it holds. */
export async function exportPerson(req: PayloadRequest, who: Person): Promise<{ count: number; body: Buffer }> {
  const found = await findPerson(req, who)
  // Seldom needed, and much to read at each start.
  const { ZipArchive } = await import('archiver')
  const archive = new ZipArchive({ zlib: { level: 6 } })
  const body = buffer(archive)
  archive.append(JSON.stringify({ person: who, exportedAt: new Date().toISOString(), ...found }, null, 2), { name: 'data.json' })
  for (const photo of found.requests.flatMap(({ photos }) => photos)) {
    archive.append(await readPhoto(photo), { name: `photos/${photo.filename}` })
  }
  await archive.finalize()
  return { count: found.requests.length, body: await body }
}

async function readPhoto({ filename }: FoundRequest['photos'][number]): Promise<Buffer> {
  const photo = await uploadFiles['request-photos'].open(filename)
  if (!photo) throw new Error('The storage has no such photo')
  return buffer(photo.content)
}
