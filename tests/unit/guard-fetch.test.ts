import { describe, expect, it, vi } from 'vitest'
import { type Failure, guardFetch } from '../../src/components/navigation/guard-fetch'
import type { Transition } from '../../src/components/navigation/transitions'

const ADDRESS = 'https://site.example/GoodsListView?category=2,3'
const link: Transition = { href: '/GoodsListView?category=2,3', kind: 'push' }
const list: Transition = { ...link, list: { retry: () => undefined } }

const components = (body: BodyInit = '0:{}') => new Response(body, { headers: { 'content-type': 'text/x-component' } })
const cut = () =>
  components(
    new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('0:{'))
        controller.error(new TypeError('network error'))
      },
    }),
  )

type Case = { transition?: Transition | null; answer?: () => Response; url?: string; headers?: Record<string, string> }

/** Asks as the router does, and says what came of it. */
async function ask({ transition = list, answer = components, url = `${ADDRESS}&_rsc=1x2y`, headers = { rsc: '1' } }: Case) {
  const failures: Failure[] = []
  const fetcher = vi.fn<typeof fetch>(async () => answer())
  const guarded = guardFetch({ fetcher, current: () => transition, onFailure: (failure) => failures.push(failure) })
  const open = Symbol('open')
  const waiting = new Promise<symbol>((resolve) => setTimeout(resolve, 20, open))
  const outcome = await Promise.race([guarded(new URL(url), { headers }).catch((error: unknown) => error), waiting])
  expect(fetcher).toHaveBeenCalledTimes(1)
  return { failures, isOpen: outcome === open, outcome }
}

const cutBefore = (): Response => {
  throw new TypeError('Failed to fetch')
}

describe('the page of a navigation', () => {
  it('arrives as it is, after one request', async () => {
    const { outcome, failures } = await ask({})
    expect(outcome).toBeInstanceOf(Response)
    expect(outcome instanceof Response && (await outcome.text())).toBe('0:{}')
    expect(failures).toEqual([])
  })

  it.each([
    ['the line is cut before the answer', cutBefore, null],
    ['the line is cut in the middle of it', cut, null],
  ])('does not arrive at all when %s', async (_, answer, status) => {
    for (const transition of [link, list]) {
      const { isOpen, failures } = await ask({ answer, transition })
      expect(isOpen).toBe(true)
      expect(failures).toEqual([{ transition, status }])
    }
  })

  it('is an ordinary page load when the server refuses it, but of a list', async () => {
    for (const answer of [() => new Response('', { status: 503 }), () => new Response('<html>')]) {
      expect(await ask({ answer, transition: link })).toMatchObject({ isOpen: false, failures: [] })
      expect(await ask({ answer, transition: list })).toMatchObject({ isOpen: true, failures: [{ status: answer().status }] })
    }
  })
})

describe('what passes untouched', () => {
  it.each<[string, Case]>([
    ['a request while nothing is under way', { transition: null }],
    ['a request for another page', { url: 'https://site.example/News?_rsc=1' }],
    ['a request of a prefetch', { headers: { rsc: '1', 'next-router-prefetch': '1' } }],
    ['a request of the page itself', { headers: {} }],
    ['going back', { transition: { ...link, kind: 'traverse' } }],
  ])('%s', async (_, request) => {
    const { isOpen, outcome, failures } = await ask({ ...request, answer: cutBefore })
    expect({ isOpen, failures }).toEqual({ isOpen: false, failures: [] })
    expect(outcome).toBeInstanceOf(TypeError)
  })

  it('a failure of what another navigation has taken over from says nothing', async () => {
    let current: Transition = list
    const onFailure = vi.fn()
    const fetcher = vi.fn<typeof fetch>(async () => {
      current = { ...link, href: '/News' }
      throw new TypeError('Failed to fetch')
    })
    void guardFetch({ fetcher, current: () => current, onFailure })(new URL(ADDRESS), { headers: { rsc: '1' } })
    await vi.waitFor(() => expect(fetcher).toHaveBeenCalled())
    await Promise.resolve()
    expect(onFailure).not.toHaveBeenCalled()
  })
})
