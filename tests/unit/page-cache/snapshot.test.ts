import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readEnvironment } from '@/lib/environment.mjs'
import { log } from '@/lib/log.mjs'
import { Entry } from '@/server/page-cache/entry.mjs'
import { pageCacheSnapshot } from '@/server/page-cache/snapshot.mjs'
import { changesOf } from '../../support/part-changes'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'page-cache-snapshot-'))
  vi.spyOn(log, 'warn').mockReturnValue()
})

afterEach(() => {
  rmSync(folder, { recursive: true })
  vi.restoreAllMocks()
})

type Situation = { build?: string; secret?: string; database?: string; content?: number; changes?: Record<string, number> }

/** A run of the server in a situation. */
function run({ build = 'first build', secret = 'x', database = 'a database', content = 7, changes = {} }: Situation = {}) {
  const environment = readEnvironment({ PAYLOAD_SECRET: secret.repeat(40), DATA_DIR: folder })
  const version = {
    current: async () => content,
    state: async () => ({ current: content, acknowledged: content, ...changesOf(changes) }),
    database: async () => database,
  }
  return pageCacheSnapshot({ environment, build, version })
}

const entry = (text: string, version = 7, reads: string[] | null = null) =>
  Entry.of({
    status: 200,
    headers: { 'content-type': 'text/html', link: ['a', 'b'] },
    body: Buffer.from(text),
    reads,
    version,
    withdrawals: 2,
    isOneOff: false,
    filledAt: 12_345,
  })

describe('from one run of the server to the next', () => {
  it('pages are carried that are older than the last change and still right', async () => {
    const changes = { products: 7, news: 3 }
    await run({ changes }).save([
      ['news', entry('新闻', 4, ['news'])],
      ['product', entry('断路器', 4, ['products', 'news'])],
    ])
    const carried = await run({ changes }).load()
    expect(carried.map(([key, { version, reads }]) => [key, version, reads])).toEqual([['news', 7, ['news']]])
  })

  it('pages are carried as they were', async () => {
    await run().save([['page', entry('断路器')]])
    const [[key, carried] = []] = await run().load()
    expect(key).toBe('page')
    expect(carried?.content).toEqual(entry('断路器').content)
    expect(carried?.etag('br')).toBe(entry('断路器').etag('br'))
  })

  it.each<[string, Situation]>([
    ['build', { build: 'second build' }],
    ['configuration', { secret: 'y' }],
    ['database', { database: 'another one' }],
    ['content', { content: 8 }],
  ])('nothing is carried to another %s', async (_, situation) => {
    await run().save([['page', entry('断路器')]])
    expect(await run(situation).load()).toEqual([])
  })

  it('what was of older content is left behind', async () => {
    await run().save([
      ['old', entry('旧', 6)],
      ['new', entry('新')],
    ])
    expect((await run().load()).map(([key]) => key)).toEqual(['new'])
  })

  it('they are read once', async () => {
    await run().save([['page', entry('断路器')]])
    await run().load()
    expect(await run().load()).toEqual([])
  })

  it('nothing is carried for longer than an hour', async () => {
    await run().save([['page', entry('断路器')]])
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 61 * 60 * 1000)
    expect(await run().load()).toEqual([])
  })

  it('the most useful ones are carried, up to a bound', async () => {
    const many = Array.from({ length: 30 }, (_, index): [string, Entry] => [`page ${index}`, entry('x'.repeat(1024 * 1024))])
    await run().save(many)
    const keys = (await run().load()).map(([key]) => key)
    expect(keys).toEqual(many.slice(0, 11).map(([key]) => key))
  })

  it('a broken file is told, and no obstacle', async () => {
    writeFileSync(path.join(folder, 'kept-pages'), 'broken')
    expect(await run().load()).toEqual([])
    expect(log.warn).toHaveBeenCalledWith(expect.objectContaining({ event: 'kept pages not read' }), expect.anything())
  })

  it('what could not be written to its end leaves nothing behind', async () => {
    mkdirSync(path.join(folder, 'kept-pages'))
    await run().save([['page', entry('断路器')]])
    expect(log.warn).toHaveBeenCalledWith(expect.objectContaining({ event: 'kept pages not saved' }), expect.anything())
    expect(readdirSync(folder)).toEqual(['kept-pages'])
  })

  it('a folder that can not be written is told, and no obstacle', async () => {
    const gone = run()
    rmSync(folder, { recursive: true })
    await gone.save([['page', entry('断路器')]])
    expect(log.warn).toHaveBeenCalledWith(expect.objectContaining({ event: 'kept pages not saved' }), expect.anything())
    folder = mkdtempSync(path.join(tmpdir(), 'page-cache-snapshot-'))
  })
})
