import { createReadStream, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { PassThrough } from 'node:stream'
import { setImmediate as turn } from 'node:timers/promises'
import { afterAll, describe, expect, it } from 'vitest'
import { toWebStream } from '@/lib/web-stream'

const folder = mkdtempSync(path.join(tmpdir(), 'web-stream-'))
const file = path.join(folder, 'film.mp4')
const content = Buffer.alloc(1_000_000, 'film')
writeFileSync(file, content)
afterAll(() => rmSync(folder, { recursive: true }))

describe('a file as the body of a response', () => {
  it('arrives as it is', async () => {
    const body = await new Response(toWebStream(createReadStream(file))).arrayBuffer()
    expect(Buffer.from(body).equals(content)).toBe(true)
  })

  // An error that nobody caught fails the run.
  it.each([0, 1, 2, 5])('is closed when its reader goes away after %i pieces, and nothing breaks', async (pieces) => {
    const stream = createReadStream(file)
    const reader = toWebStream(stream).getReader()
    for (let count = 0; count < pieces; count += 1) await reader.read()
    await reader.cancel()
    while (!stream.closed) await turn()
    expect(stream.destroyed).toBe(true)
  })

  it.each(['data', 'end', 'close'])('breaks nothing when its reader goes away in the middle of “%s”', async (event) => {
    const stream = createReadStream(file)
    const reader = toWebStream(stream).getReader()
    stream.prependOnceListener(event, () => void reader.cancel())
    while (!(await reader.read()).done);
    while (!stream.closed) await turn()
  })

  it('is closed when its reader goes away while it is waiting for more, and what comes then is nobody’s', async () => {
    const stream = new PassThrough()
    const reader = toWebStream(stream).getReader()
    const waiting = reader.read()
    await reader.cancel()
    stream.end('late')
    expect(await waiting).toEqual({ value: undefined, done: true })
    while (!stream.closed) await turn()
  })

  it('that can’t be read to its end is a body that breaks off', async () => {
    const stream = new PassThrough()
    const body = new Response(toWebStream(stream)).text()
    stream.write('half')
    stream.destroy(new Error('the disk is gone'))
    await expect(body).rejects.toThrow('the disk is gone')
  })
})
