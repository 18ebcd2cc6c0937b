import { describe, expect, it, vi } from 'vitest'
import { type Again, partsOf } from '@/views/pdf-viewer/pdf/file/parts'

const part = (text: string, status = 206) => new Response(text, { status })
const lost = new TypeError('network error')

/** An answer whose line is cut in the middle. */
function cutOff() {
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('1 0 o'))
      controller.error(lost)
    },
  })
  return new Response(body, { status: 206 })
}

function fileThatAnswers(...answers: (Response | Error)[]) {
  const fetcher = vi.fn<typeof fetch>(async () => {
    const answer = answers.shift() ?? lost
    if (answer instanceof Error) throw answer
    return answer
  })
  const told: (Again | null)[] = []
  const reader = new AbortController()
  const bring = partsOf('/files/a.pdf', { signal: reader.signal, onCut: (again) => told.push(again), fetcher })
  const text = async (begin: number, end: number) => new TextDecoder().decode(await bring(begin, end))
  return { text, answers, told, fetcher, reader }
}

describe('a part of a file', () => {
  it('is asked for by its first and its last byte', async () => {
    const { text, fetcher } = fileThatAnswers(part('obj'))
    expect(await text(100, 103)).toBe('obj')
    expect(fetcher.mock.calls).toEqual([['/files/a.pdf', expect.objectContaining({ headers: { range: 'bytes=100-102' } })]])
  })

  it('that is broken off in the middle is asked for again at once, and nobody is told', async () => {
    const { text, told } = fileThatAnswers(cutOff(), part('obj'))
    expect(await text(0, 3)).toBe('obj')
    expect(told).toEqual([])
  })

  it('that does not come then either waits until it is asked for, as often as it takes; all that wait come together', async () => {
    const { text, answers, told, fetcher } = fileThatAnswers()
    const both = Promise.all([text(0, 3), text(3, 6)])
    await vi.waitFor(() => expect(told).toHaveLength(2))
    expect(fetcher).toHaveBeenCalledTimes(4)
    told.at(-1)?.()
    await vi.waitFor(() => expect(fetcher).toHaveBeenCalledTimes(8))
    expect(told[2]).toBeNull()
    answers.push(part('one'), part('two'))
    await vi.waitFor(() => expect(told).toHaveLength(5))
    told.at(-1)?.()
    expect(await both).toEqual(['one', 'two'])
    expect(told.at(-1)).toBeNull()
  })

  it('is none when the whole file is answered, or an error', async () => {
    const { text, told } = fileThatAnswers(part('all of it', 200), part('no', 503))
    void text(0, 3)
    await vi.waitFor(() => expect(told).toHaveLength(1))
  })

  it('of a file that was left is given up', async () => {
    const { text, reader, told } = fileThatAnswers()
    reader.abort()
    await expect(text(0, 3)).rejects.toThrow()
    expect(told).toEqual([])
  })
})
