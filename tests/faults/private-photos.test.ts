import { readdir } from 'node:fs/promises'
import path from 'node:path'
import process from 'node:process'
import type { Payload } from 'payload'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import type { DocumentId } from '@/lib/document-id'
import { makeUser, rest, tokenOf } from './rest'
import { emptySite } from './support'

let cms: Payload

beforeAll(async () => {
  cms = await emptySite({})
})

const system = { overrideAccess: true, depth: 0 }

async function photo(name: string) {
  const data = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#fff' } })
    .jpeg()
    .toBuffer()
  return cms.create({ collection: 'request-photos', data: {}, file: { name, data, mimetype: 'image/jpeg', size: data.length }, ...system })
}

const onDisk = () => readdir(path.join(process.env.DATA_DIR ?? '', 'private/request-photos'))

/** As if it had been stored some days ago. */
const age = (id: DocumentId) => cms.db.updateOne({ collection: 'request-photos', id, data: { createdAt: '2026-01-01T00:00:00.000Z' } })

describe('a private photo', () => {
  it('without a request is cleared after a day, and its file with it; one that belongs to a request stays', async () => {
    const { clearLeftovers } = await import('@/jobs/clear-leftovers')
    const [orphan, young, used] = [await photo('orphan.jpg'), await photo('young.jpg'), await photo('used.jpg')]
    await cms.create({
      collection: 'service-requests',
      data: {
        kind: 'repair',
        reference: 'R1',
        customerName: '王工',
        tel: '13900000000',
        content: '无法合闸',
        status: '0',
        photos: [used.id],
      },
      ...system,
    })
    await age(orphan.id)
    await age(used.id)
    await clearLeftovers(cms)
    const { docs } = await cms.find({ collection: 'request-photos', sort: 'id', ...system })
    expect(docs.map(({ id }) => id)).toEqual([young.id, used.id])
    expect((await onDisk()).sort()).toEqual(['used.jpg', 'young.jpg'])
  })

  it('is sent to service staff only, and kept by no browser', async () => {
    for (const role of ['service', 'editor'] as const) await makeUser(cms, role, role)
    const { filename } = await photo('private.jpg')
    const target = `/request-photos/file/${filename}`
    const { status, headers } = await rest(target, { token: await tokenOf('service') })
    expect([status, headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    expect((await rest(target, { token: await tokenOf('editor') })).status).toBe(403)
    expect((await rest(target)).status).toBe(403)
  })
})
