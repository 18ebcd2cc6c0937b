import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, describe, expect, it } from 'vitest'
import { endsOf, type FileContent, isSameContent, uploadedContent } from '@/storage/file-content'
import { folderStore } from '@/storage/folder-store'

const folder = mkdtempSync(path.join(tmpdir(), 'content-'))
afterAll(() => rmSync(folder, { recursive: true }))

const bytes = Buffer.from('%PDF-1.7 0123456789'.repeat(200_000))
const large = path.join(folder, 'large.pdf')
writeFileSync(large, bytes)

const both: [string, FileContent][] = [
  ['in memory', bytes],
  ['on the disk', { path: large, bytes: bytes.length }],
]

describe.each(both)('a file %s', (_, content) => {
  it('is stored as it is', async () => {
    const store = folderStore(path.join(folder, 'stored'))
    await store.write({ name: 'a.pdf', content, mimeType: 'application/pdf' })
    const stored = await store.open('a.pdf')
    expect(stored && (await buffer(stored.content)).equals(bytes)).toBe(true)
    await store.remove('a.pdf')
  })

  it('is told by its ends, and from another one', async () => {
    const { first, last } = await endsOf(content, 10)
    expect([first.toString(), last.toString()]).toEqual(['%PDF-1.7 0', '0123456789'])
    const changed = Buffer.from(bytes)
    changed[changed.length - 1] = 0
    const others = [bytes, changed, bytes.subarray(1), bytes.subarray(0, -1), Buffer.concat([bytes, bytes])]
    const same = await Promise.all(others.map((other) => isSameContent(Readable.from([other.subarray(0, 7), other.subarray(7)]), content)))
    expect(same).toEqual([true, false, false, false, false])
  })
})

it('an upload without a file on the disk is what it brings', () => {
  expect(uploadedContent({ data: bytes, size: bytes.length })).toBe(bytes)
  expect(uploadedContent({ data: Buffer.alloc(0), size: 5, tempFilePath: large })).toEqual({ path: large, bytes: 5 })
})
