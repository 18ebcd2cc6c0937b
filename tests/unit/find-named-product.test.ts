import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { findNamedProduct, productIdIn } from '@/components/form-page/find-named-product'

const product = { data: { baseInfo: { articleId: '153', title: 'HM3-250 塑壳断路器', cover: '/media/hm3.webp' } } }
const found = { id: '153', title: 'HM3-250 塑壳断路器', cover: '/media/hm3.webp' }

describe('the product that the address of a form names', () => {
  const fetcher = vi.fn<() => Promise<Response>>()
  const line = new EventTarget()
  const comesBack = () => line.dispatchEvent(new Event('online'))
  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('fetch', fetcher.mockReset())
    vi.stubGlobal('window', line)
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })

  it('is asked for again for a while, and after that whenever the line is back', async () => {
    fetcher.mockRejectedValue(new TypeError('Failed to fetch'))
    const answer = findNamedProduct('?product=153', () => true)
    await vi.advanceTimersByTimeAsync(3_600_000)
    expect(fetcher).toHaveBeenCalledTimes(6)
    comesBack()
    await vi.advanceTimersByTimeAsync(0)
    expect(fetcher).toHaveBeenCalledTimes(7)
    fetcher.mockResolvedValue(Response.json(product))
    comesBack()
    expect(await answer).toEqual(found)
  })

  it('is not asked for again for a form that was left', async () => {
    fetcher.mockRejectedValue(new TypeError('Failed to fetch'))
    const answer = findNamedProduct('?product=153', () => false)
    await vi.advanceTimersByTimeAsync(0)
    comesBack()
    expect(await answer).toBeNull()
    expect(fetcher).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['?product=153', '153'],
    ['?product=%20160_2%20&model=HM3-250', '160_2'],
    ['?model=HM3-250', ''],
    [`?product=${'1'.repeat(41)}`, ''],
    ['', ''],
  ])('has its id in %s: “%s”', (search, id) => expect(productIdIn(search)).toBe(id))
})
