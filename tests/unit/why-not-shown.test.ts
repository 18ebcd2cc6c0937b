import { afterEach, describe, expect, it, vi } from 'vitest'
import { whyNotShown } from '@/components/line/why-not-shown'

afterEach(() => void vi.unstubAllGlobals())

const answering = (answer: () => Promise<Response>) => vi.stubGlobal('fetch', vi.fn(answer))

describe('a picture or a film that is not shown', () => {
  it('can not be read when it can be had', async () => {
    answering(async () => new Response('no picture'))
    expect(await whyNotShown('/media/a.webp', 'GET')).toBe('file')
  })

  it('is one that is not there any more, too', async () => {
    answering(async () => new Response('', { status: 404 }))
    expect(await whyNotShown('/media/a.mp4', 'HEAD')).toBe('file')
  })

  it('was cut off by the line when it can not, or not all of it', async () => {
    answering(async () => Promise.reject(new TypeError('network error')))
    expect(await whyNotShown('/media/a.webp', 'GET')).toBe('line')
    answering(async () => new Response(new ReadableStream({ start: (controller) => controller.error(new TypeError('network error')) })))
    expect(await whyNotShown('/media/a.webp', 'GET')).toBe('line')
  })
})
