import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { readEnvironment } from '@/lib/environment.mjs'
import type { FileStore } from '@/storage/file-store'
import { s3Store } from '@/storage/s3-store'
import { fakeBucket } from '../support/fake-bucket'

let bucket: Awaited<ReturnType<typeof fakeBucket>>
let store: FileStore

beforeAll(async () => {
  bucket = await fakeBucket()
  store = s3Store(readEnvironment({ PAYLOAD_SECRET: 'x'.repeat(64), ...bucket.environment }), 'files')
})

afterAll(() => bucket.close())

it('a file that lies on the disk is stored from there', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'large-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const content = Buffer.alloc(3_000_000, '%PDF-1.7 ')
  const large = path.join(folder, 'large.pdf')
  writeFileSync(large, content)
  await store.write({ name: 'large.pdf', content: { path: large, bytes: content.length }, mimeType: 'application/pdf' })
  expect(bucket.objects.get('files/large.pdf')?.body.equals(content)).toBe(true)
  await store.remove('large.pdf')
})

it('files in external storage are written, found, listed and removed', async () => {
  await store.write({ name: 'a.pdf', content: Buffer.from('%PDF-1.7'), mimeType: 'application/pdf' })
  await store.write({ name: 'b.zip', content: Buffer.from('PK'), mimeType: 'application/zip' })
  bucket.objects.set('media/picture.webp', { body: Buffer.from('of another collection'), headers: {} })
  const said = (name: string) => bucket.objects.get(`files/${name}`)?.headers
  expect(said('a.pdf')).toMatchObject({ 'content-type': 'application/pdf', 'content-disposition': 'inline' })
  expect(said('b.zip')).toMatchObject({ 'content-disposition': 'attachment' })
  const file = await store.open('b.zip')
  expect(file && [file.bytes, await text(file.content)]).toEqual([2, 'PK'])
  expect([await store.has('a.pdf'), await store.renew('a.pdf'), await store.has('c.pdf'), await store.open('c.pdf')]).toEqual([
    true,
    true,
    false,
    null,
  ])
  expect((await store.list()).map(({ name }) => name)).toEqual(['a.pdf', 'b.zip'])
  await store.remove('a.pdf')
  expect(await store.has('a.pdf')).toBe(false)
})

it('all files are listed, however many pages the storage makes of them', async () => {
  const names = ['1.pdf', '2.pdf', '3.pdf', '4.pdf', '5.pdf']
  for (const name of names) await store.write({ name, content: Buffer.from('%PDF-1.7'), mimeType: 'application/pdf' })
  expect((await store.list()).map(({ name }) => name)).toEqual(expect.arrayContaining(names))
})
