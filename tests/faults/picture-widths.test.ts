import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import type { Payload } from 'payload'
import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { z } from 'zod'
import { breakDisk, mendDisk } from './broken-disk'
import { age, emptyLibrary, named, noise, onDisk, type Row, stored, upload, widthsOf } from './library'
import { emptySite } from './support'

let cms: Payload
let complete: typeof import('@/picture-widths/complete-widths').completeWidths
let storage: typeof import('@/storage/upload-files').uploadFiles

beforeAll(async () => {
  cms = await emptySite({})
  complete = (await import('@/picture-widths/complete-widths')).completeWidths
  storage = (await import('@/storage/upload-files')).uploadFiles
})

beforeEach(() => emptyLibrary(cms))

const round = (tries = new Map<string, number>(), signal = new AbortController().signal) => complete(cms, { signal, tries })
const missing = ['w92', 'w192', 'w320']

/** A picture that an editor has uploaded before three of today's widths existed. */
const old = async (name: string, width = 400) => age(cms, await upload(cms, name, await noise(width)), missing)

const bytesOf = async (row: Row, size: string) => {
  const { buffer } = await import('node:stream/consumers')
  const file = await storage.media.open(row.sizes[size]?.filename ?? '')
  return file && buffer(file.content)
}

/** The next time something is read from the storage or written to it, this happens first. */
function firstOf(method: 'open' | 'write', happens: () => Promise<unknown>) {
  const { open, write } = storage.media
  if (method === 'open') vi.spyOn(storage.media, 'open').mockImplementationOnce((name) => happens().then(() => open(name)))
  else vi.spyOn(storage.media, 'write').mockImplementationOnce((...files) => happens().then(() => write(...files)))
  onTestFinished(() => void vi.restoreAllMocks())
}

describe('a picture from before a width existed', () => {
  it.each([
    ['photo.jpg', 'image/jpeg'],
    ['drawing.png', 'image/png'],
    ['animation.gif', 'image/gif'],
  ])('gets it, exactly as it would be made at upload (%s)', async (name, mimeType) => {
    const format = name === 'drawing.png' ? 'png' : 'jpeg'
    const content =
      name === 'animation.gif'
        ? await animation()
        : await sharp(await noise(400))
            .toFormat(format)
            .toBuffer()
    const uploaded = await upload(cms, name, content, mimeType)
    const atUpload = await Promise.all(missing.map((size) => bytesOf(uploaded, size)))
    const before = await age(cms, uploaded, missing)
    expect(widthsOf(before)).not.toContain(320)
    expect(await round()).toEqual({ end: 'complete', completed: 1 })
    const after = await stored(cms, before.id)
    expect(widthsOf(after)).toEqual(widthsOf(uploaded))
    const { width, height, mimeType: type } = uploaded.sizes.w320 ?? {}
    expect(after.sizes.w320).toMatchObject({ width, height, mimeType: type })
    // A GIF is stored anew at upload, so that what is made of it later is made of other pixels.
    if (name !== 'animation.gif') expect(await Promise.all(missing.map((size) => bytesOf(after, size)))).toEqual(atUpload)
    expect(onDisk()).toEqual(await named(cms))
  })

  it('keeps its other widths, and the time of its last change', async () => {
    const before = await old('kept.jpg')
    await round()
    const after = await stored(cms, before.id)
    expect(after.sizes).toMatchObject({ w372: before.sizes.w372 })
    expect(after.updatedAt).toBe(before.updatedAt)
  })

  it('gets none that is wider than itself, and a video none at all', async () => {
    const { mp4 } = await import('../support/mp4')
    await upload(cms, 'film.mp4', Buffer.from(mp4(1)), 'video/mp4')
    const small = await upload(cms, 'small.jpg', await noise(100))
    expect(widthsOf(small)).toEqual([92])
    expect(await round()).toEqual({ end: 'complete', completed: 0 })
  })

  it('is done once: the next time nothing is written', async () => {
    await old('once.jpg')
    await round()
    const write = vi.spyOn(storage.media, 'write')
    onTestFinished(() => write.mockRestore())
    expect(await round()).toEqual({ end: 'complete', completed: 0 })
    expect(write).not.toHaveBeenCalled()
  })
})

async function animation(): Promise<Buffer> {
  const frames = await Promise.all(['#f00', '#00f'].map((background) => frame(background)))
  return sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer()
}

const frame = (background: string) =>
  sharp({ create: { width: 400, height: 200, channels: 3, background } })
    .png()
    .toBuffer()

describe('what an editor does meanwhile', () => {
  it.each(['open', 'write'] as const)('a picture that is deleted stays deleted, files and all (before %s)', async (method) => {
    const { id } = await old('deleted.jpg')
    firstOf(method, () => cms.delete({ collection: 'media', id, overrideAccess: true }))
    const tries = new Map()
    expect((await round(tries)).end).toBe('complete')
    expect([onDisk(), await named(cms), [...tries]]).toEqual([[], [], []])
  })

  it('a picture that is replaced has the widths of the new one only, though it lacks the same', async () => {
    const { id } = await old('replaced.jpg')
    const data = await noise(500)
    const file = { name: 'new.jpg', mimetype: 'image/jpeg', data, size: data.length }
    firstOf('write', async () => {
      await cms.update({ collection: 'media', id, data: {}, file, overrideAccess: true })
      await age(cms, await stored(cms, id), missing)
    })
    await round()
    expect(widthsOf(await stored(cms, id))).not.toContain(320)
    expect(onDisk()).toEqual(await named(cms))
    await round()
    const after = await stored(cms, id)
    expect([after.filename, after.sizes.w320?.filename]).toEqual(['replaced-2.jpg', expect.stringMatching(/^replaced-2-320x160-/)])
    expect(onDisk()).toEqual(await named(cms))
  })

  it('a text that is changed stays changed', async () => {
    const { id } = await old('described.jpg')
    firstOf('write', () => cms.update({ collection: 'media', id, data: { alt: '新的说明' }, overrideAccess: true }))
    await round()
    expect(await cms.findByID({ collection: 'media', id, overrideAccess: true })).toMatchObject({ alt: '新的说明' })
    expect(widthsOf(await stored(cms, id))).toContain(320)
  })
})

describe('a picture that can not be done', () => {
  it.each(['is missing', 'is broken'])('does not keep the others from it, and is not tried for ever (its file %s)', async (how) => {
    const broken = await old('broken.jpg')
    const other = await old('other.jpg')
    const file = path.join(process.env.DATA_DIR ?? '', 'media', broken.filename)
    if (how === 'is missing') rmSync(file)
    else writeFileSync(file, 'not a picture')
    const tries = new Map()
    expect(await round(tries)).toEqual({ end: 'complete', completed: 1 })
    expect(widthsOf(await stored(cms, other.id))).toContain(320)
    expect(widthsOf(await stored(cms, broken.id))).not.toContain(320)
    const open = vi.spyOn(storage.media, 'open')
    onTestFinished(() => open.mockRestore())
    expect(await round(tries)).toEqual({ end: 'complete', completed: 0 })
    expect(open).not.toHaveBeenCalled()
  })
})

describe('while nothing can be stored', () => {
  it('the disk is full: it stops, leaves nothing behind, and goes on when there is room', async () => {
    const rows = [await old('full-1.jpg'), await old('full-2.jpg')]
    const files = onDisk()
    const write = vi.spyOn(storage.media, 'write').mockRejectedValue(Object.assign(new Error('no space left'), { code: 'ENOSPC' }))
    const tries = new Map()
    expect(await round(tries)).toEqual({ end: 'not stored', completed: 0 })
    expect([write.mock.calls.length, onDisk()]).toEqual([1, files])
    write.mockRestore()
    expect(await round(tries)).toEqual({ end: 'complete', completed: 2 })
    for (const { id } of rows) expect(widthsOf(await stored(cms, id))).toContain(320)
  })

  it('the folder refuses: files that were written before are taken away again', async () => {
    await old('refused.jpg')
    const files = onDisk()
    const original = storage.media.write
    const write = vi.spyOn(storage.media, 'write').mockImplementation(async (...all) => {
      await original(...all.slice(0, 1))
      throw new Error('refused')
    })
    onTestFinished(() => write.mockRestore())
    expect((await round()).end).toBe('not stored')
    expect(onDisk()).toEqual(files)
  })

  it('the database commits nothing: no row names a file that is not there, and no file stays', async () => {
    const { id } = await old('uncommitted.jpg')
    const files = onDisk()
    firstOf('write', async () => breakDisk('commit'))
    await expect(round()).rejects.toThrow()
    mendDisk()
    expect([widthsOf(await stored(cms, id)).includes(320), onDisk()]).toEqual([false, files])
  })
})

describe('several processes of one site', () => {
  it('only one of them works', async () => {
    await old('shared.jpg')
    const write = vi.spyOn(storage.media, 'write')
    onTestFinished(() => write.mockRestore())
    const ends = (await Promise.all([round(), round()])).map(({ end }) => end)
    expect(ends.sort()).toEqual(['complete', 'elsewhere'])
    expect(write).toHaveBeenCalledTimes(1)
  })

  it('one that stood still so long that another took over does no harm', async () => {
    const { id } = await old('twice.jpg')
    firstOf('write', async () => {
      await cms.db.updateOne({ collection: 'counters', where: { name: { equals: 'picture-widths.until' } }, data: { value: 0 } })
      expect(await round()).toEqual({ end: 'complete', completed: 1 })
    })
    await round()
    expect(widthsOf(await stored(cms, id))).toContain(320)
    expect(onDisk()).toEqual(await named(cms))
  })
})

it('many pictures make kept pages old once', async () => {
  for (const number of [1, 2, 3, 4, 5]) await old(`many-${number}.jpg`)
  const { openContentVersion } = await import('@/server/content-version/content-version.mjs')
  const { environment } = await import('@/lib/environment')
  const seen = await openContentVersion(environment.DATABASE_URI, { pendingLimitMs: 1000 })
  onTestFinished(() => seen.close())
  const versions = new Set([await seen.current()])
  // Another connection looks after each commit.
  const commit = cms.db.commitTransaction
  vi.spyOn(cms.db, 'commitTransaction').mockImplementation(async (id) => {
    await commit.call(cms.db, id)
    versions.add(await seen.current())
  })
  onTestFinished(() => void vi.restoreAllMocks())
  expect(await round()).toEqual({ end: 'complete', completed: 5 })
  expect(versions.size).toBe(2)
})

it('who is asked to end has named what was made by then', async () => {
  for (const number of [1, 2, 3]) await old(`ended-${number}.jpg`)
  const ending = new AbortController()
  firstOf('write', async () => ending.abort())
  expect(await round(new Map(), ending.signal)).toEqual({ end: 'broken off', completed: 1 })
  expect(onDisk()).toEqual(await named(cms))
})

/** The turn of a process that was killed ends by itself, within a minute; that time is not waited for. */
async function turnPasses(): Promise<void> {
  const where = { name: { equals: 'picture-widths.until' } }
  const turn = z.object({ value: z.number() }).parse(await cms.db.findOne({ collection: 'counters', where }))
  expect(turn.value).toBeGreaterThan(0)
  expect(turn.value).toBeLessThan(Date.now() + 60_000)
  await cms.db.updateOne({ collection: 'counters', where, data: { value: Date.now() - 1 } })
}

/** Another process of this site, which completes what is lacking. */
function another() {
  const program = ['--conditions=production', '--import', 'tsx', 'tests/faults/keep-widths-complete.ts']
  const child = spawn(process.execPath, program, { env: { ...process.env, NODE_ENV: 'production' }, stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  child.stderr.setEncoding('utf8').on('data', (chunk) => {
    said += chunk
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const killed = async () => {
    child.kill('SIGKILL')
    await once(child, 'close')
  }
  return { said: () => said, killed }
}

it('a process that is killed in the middle loses nothing, and the next one goes on', async () => {
  const rows: Row[] = []
  for (const number of [1, 2, 3, 4, 5, 6])
    rows.push(await age(cms, await upload(cms, `k-${number}.jpg`, await noise(1600)), ['w1004', 'w1440']))
  const before = onDisk()
  const first = another()
  await vi.waitFor(() => expect(onDisk().length, first.said()).toBeGreaterThan(before.length), { timeout: 120_000, interval: 5 })
  await first.killed()
  for (const name of await named(cms)) expect(onDisk()).toContain(name)
  await turnPasses()
  const next = another()
  await vi.waitFor(() => expect(next.said()).toContain('picture widths complete'), { timeout: 170_000, interval: 200 })
  await next.killed()
  for (const row of rows) expect(widthsOf(await stored(cms, row.id))).toEqual(expect.arrayContaining([1004, 1440]))
  for (const name of await named(cms)) expect(onDisk()).toContain(name)
  const { removeLeftovers } = await import('@/storage/upload-files')
  await removeLeftovers(cms, 'media', new Date(Date.now() + 60_000))
  expect(onDisk()).toEqual(await named(cms))
})
