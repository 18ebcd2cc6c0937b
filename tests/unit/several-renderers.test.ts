import { once } from 'node:events'
import http, { type RequestListener } from 'node:http'
import { describe, expect, it } from 'vitest'
import { readWhole, rendererClient } from '@/server/renderer/client.mjs'
import { howMany } from '@/server/renderer/how-many.mjs'
import { longWork, takesLong } from '@/server/renderer/long-work.mjs'
import { RendererUnavailable } from '@/server/renderer/unavailable.mjs'
import { onSocket } from '../support/test-servers'

/** A renderer that answers so, and what it was asked for. */
async function renderer(number: number, answer: RequestListener) {
  const asked: string[] = []
  const server = http.createServer((request, response) => {
    asked.push(request.url ?? '')
    answer(request, response)
  })
  const socketPath = await onSocket(server)
  const state = { isUp: true }
  return { number, socketPath, isUp: () => state.isUp, restarts: () => 0, asked, state }
}

const says =
  (text: string): RequestListener =>
  (_, response) =>
    void response.end(text)

/** As a process does that is killed in the middle of its answer. */
const dies: RequestListener = (request, response) => {
  response.write('half of ')
  setImmediate(() => request.socket.destroy())
}

const READ = '/News'
const bodyOf = async (client: ReturnType<typeof rendererClient>, page = READ) => String((await client.get(page, {})).body)

describe('two renderers', () => {
  it('share what is asked; the one that is down gets nothing', async () => {
    const [one, two] = [await renderer(1, says('page')), await renderer(2, says('page'))]
    const client = rendererClient([one, two], Promise.resolve())
    for (let count = 0; count < 6; count += 1) await bodyOf(client)
    expect([one.asked.length, two.asked.length]).toEqual([3, 3])
    one.state.isUp = false
    for (let count = 0; count < 4; count += 1) await bodyOf(client)
    expect([one.asked.length, two.asked.length, client.up()]).toEqual([3, 7, 1])
  })

  it('get what is asked where less waits', async () => {
    let answer = () => {}
    const slow: RequestListener = (_, response) => {
      answer = () => void response.end('slow')
    }
    const [one, two] = [await renderer(1, slow), await renderer(2, says('quick'))]
    const client = rendererClient([two, one], Promise.resolve())
    const slowly = bodyOf(client)
    while (one.asked.length === 0) await new Promise(setImmediate)
    for (let count = 0; count < 3; count += 1) expect(await bodyOf(client)).toBe('quick')
    expect(client.figures()).toMatchObject([{ number: 2 }, { number: 1, waiting: 1, isUp: true }])
    answer()
    await slowly
  })

  it('are one to the visitor when one of them dies in the middle of a page', async () => {
    const [one, two] = [await renderer(1, dies), await renderer(2, says('whole page'))]
    const client = rendererClient([one, two], Promise.resolve())
    expect(await Promise.all([1, 2, 3, 4].map(() => bodyOf(client)))).toEqual(Array(4).fill('whole page'))
    expect(one.asked.length).toBeGreaterThan(0)
  })

  it('never get the same form twice', async () => {
    const [one, two] = [await renderer(1, dies), await renderer(2, dies)]
    const client = rendererClient([one, two], Promise.resolve())
    const send = client.ask(
      { path: '/prod-api/api/consult/', method: 'POST' },
      (asking) => {
        asking.end('form')
        return new Promise((_, reject) => {
          asking.once('error', (error) => reject(new RendererUnavailable(error)))
          asking.once('response', (response) => response.once('error', (error) => reject(new RendererUnavailable(error))).resume())
        })
      },
      { isRepeatable: false },
    )
    await expect(send).rejects.toThrow(RendererUnavailable)
    expect(one.asked.length + two.asked.length).toBe(1)
  })

  it('fail together once, not for ever', async () => {
    const [one, two] = [await renderer(1, dies), await renderer(2, dies)]
    const client = rendererClient([one, two], Promise.resolve())
    await expect(bodyOf(client)).rejects.toThrow(RendererUnavailable)
    expect(one.asked.length + two.asked.length).toBe(2)
  })

  it('leave what is counted in memory to the first', async () => {
    const [one, two] = [await renderer(1, says('counted')), await renderer(2, says('counted'))]
    const client = rendererClient([one, two], Promise.resolve())
    for (const page of ['/page-views', '/kbs/info/rar-attach?ids=1', '/page-views']) await bodyOf(client, page)
    expect([one.asked.length, two.asked.length]).toEqual([3, 0])
  })
})

describe('what takes long', () => {
  it.each([
    ['GET', '/cms-api/products/export?format=csv', true],
    ['GET', '/cms-api/service-requests/export', true],
    ['GET', '/cms-api/products/%65xport?format=csv', true],
    ['POST', '/cms-api/documents/import', true],
    ['POST', '/cms-api/documents/import/check', true],
    ['POST', '/cms-api/personal-data/find', true],
    ['PATCH', '/cms-api/products?where[isNew][equals]=true', true],
    ['DELETE', '/cms-api/products?where%5Btitle%5D%5Blike%5D=HM3', true],
    ['DELETE', '/cms-api/products?where%5Band%5D%5B0%5D%5Bid%5D%5Bin%5D%5B0%5D=3', false],
    ['PATCH', '/cms-api/products/3', false],
    ['GET', '/cms-api/products?limit=20', false],
    ['POST', '/cms-api/products', false],
    ['GET', '/admin/collections/products', false],
    ['GET', '/News/export', false],
    ['GET', '/cms-api/products/%', false],
  ])('%s %s: %s', (method, path, expected) => {
    expect(takesLong({ method, path })).toBe(expected)
  })

  const EXPORT = '/cms-api/products/export'

  const fileOf = (client: ReturnType<typeof rendererClient>, isSignedIn = true): Promise<string> =>
    client.ask(
      { path: EXPORT },
      async (asking) => {
        const [answer] = await once(asking.end(), 'response')
        return String((await readWhole(answer)).body)
      },
      { isRepeatable: false, isSignedIn },
    )

  /** Renderers of pages, and what is started beside them; a start is noted, and so is an end. */
  async function withLongWork(answer: RequestListener, start = Promise.resolve()) {
    const [pages, beside] = [await renderer(1, says('page')), await renderer(0, answer)]
    const events: string[] = []
    const stop = async () => void events.push('ended')
    const work = longWork(() => {
      events.push('started')
      return { ...beside, started: start, stop }
    }, 0)
    return { client: rendererClient([pages], Promise.resolve(), work), pages, beside, events, work }
  }

  it('is done by a renderer of its own, which is there as long as it is needed', async () => {
    let answer = () => {}
    const slow: RequestListener = (_, response) => {
      answer = () => void response.end('file')
    }
    const { client, pages, beside, events, work } = await withLongWork(slow)
    expect(await bodyOf(client)).toBe('page')
    expect(events).toEqual([])
    const file = fileOf(client)
    await expect.poll(() => beside.asked).toEqual([EXPORT])
    // While it works, pages come from where they always do.
    expect(await bodyOf(client)).toBe('page')
    expect([pages.asked, events, work.up().length]).toEqual([[READ, READ], ['started'], 1])
    answer()
    expect(await file).toBe('file')
    await expect.poll(() => events).toEqual(['started', 'ended'])
    const again = fileOf(client)
    await expect.poll(() => beside.asked).toHaveLength(2)
    answer()
    expect(await again).toBe('file')
    await expect.poll(() => events).toEqual(['started', 'ended', 'started', 'ended'])
  })

  it('is refused to strangers where pages come from: they start nothing', async () => {
    const { client, pages, events } = await withLongWork(says('file'))
    expect(await fileOf(client, false)).toBe('page')
    expect([pages.asked, events]).toEqual([[EXPORT], []])
  })

  it('is given up when it kills its renderer: pages go on', async () => {
    const { client, pages, beside } = await withLongWork(dies)
    await expect(fileOf(client)).rejects.toThrow(RendererUnavailable)
    expect(beside.asked).toEqual([EXPORT])
    expect(await bodyOf(client)).toBe('page')
    expect(pages.asked).toEqual([READ])
  })

  it('is not begun for somebody who has gone away, nor where nothing can be started', async () => {
    const { client, beside } = await withLongWork(says('file'))
    const take = () => Promise.reject(new Error('asked'))
    await expect(client.ask({ path: EXPORT }, take, { isRepeatable: false, isSignedIn: true, isWanted: () => false })).rejects.toThrow(
      RendererUnavailable,
    )
    expect(beside.asked).toEqual([])
    const failing = Promise.reject(new Error('no memory'))
    failing.catch(() => undefined)
    const other = await withLongWork(says('file'), failing)
    other.beside.state.isUp = false
    await expect(fileOf(other.client)).rejects.toThrow('no memory')
    await expect(fileOf(other.client)).rejects.toThrow('no memory')
    expect(other.events).toEqual(['started', 'ended', 'started', 'ended'])
    expect(await bodyOf(other.client)).toBe('page')
  })
})

describe('how many renderers there are', () => {
  const count = (RENDERERS: 'auto' | number, cores: number, memoryMb: number) =>
    howMany({ RENDERERS, RENDERER_HEAP_MB: 768 }, { cores, memoryMb })

  it.each([
    ['auto', 8, 16_000, 8],
    ['auto', 8, 4096, 3],
    ['auto', 2, 1024, 1],
    ['auto', 1, 64_000, 1],
    [3, 1, 1024, 3],
  ] as const)('%s, with %i cores and %i MB, is %i', (given, cores, memoryMb, expected) => {
    expect(count(given, cores, memoryMb)).toBe(expected)
  })
})
