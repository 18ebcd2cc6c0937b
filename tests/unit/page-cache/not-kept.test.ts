import { describe, expect, it, vi } from 'vitest'
import { log } from '@/lib/log.mjs'
import { cache, content, get, rendered, send } from './cache-under-test'

describe('what is not kept', () => {
  it.each([
    ['an error', rendered({ status: 500, isFailed: true })],
    ['a page of which something failed', rendered({ isFailed: true })],
  ])('%s', async (_, answer) => {
    get.mockImplementation(async () => answer)
    expect((await send('/News')).status).toBe(500)
    get.mockImplementation(async () => rendered())
    expect((await send('/News')).outcome).toBe('miss')
  })

  it.each([
    ['what sets a cookie', { headers: { 'set-cookie': ['a=b'] } }],
    ['a passing redirect', { status: 307 }],
  ])('%s', async (_, changes) => {
    get.mockImplementation(async () => rendered(changes))
    await send('/News')
    expect((await send('/News')).outcome).toBe('miss')
  })

  it('what was not found is a one-off', async () => {
    get.mockImplementation(async () => rendered({ status: 404 }))
    await send('/NewsDetail?id=1')
    expect((await send('/NewsDetail?id=1')).status).toBe(404)
    expect(cache.usage()).toMatchObject({ protected: { entries: 0 }, probation: { entries: 0 }, 'one-off': { entries: 1 } })
  })

  it('what its page says to be a one-off is one: an order code that there is not', async () => {
    get.mockResolvedValue(rendered({ isOneOff: true }))
    await send('/GoodsInfoView?id=153&code=HM3-250+X')
    await send('/GoodsInfoView?id=153&code=HM3-250+X')
    expect(cache.usage()).toMatchObject({ protected: { entries: 0 }, probation: { entries: 0 }, 'one-off': { entries: 1 } })
  })

  it('an unknown id of the API is a one-off', async () => {
    get.mockImplementation(async () => rendered({ body: Buffer.from('{"code":404,"msg":"内容不存在或已下架"}') }))
    await send('/prod-api/api/product/99')
    expect(cache.usage()).toMatchObject({ probation: { entries: 0 }, 'one-off': { entries: 1 } })
  })
})

describe('when rendering fails', () => {
  const fails = async () => {
    throw new Error('gone')
  }

  it('a young entry stands in, and says so', async () => {
    await send('/News')
    content.version = 2
    get.mockImplementation(fails)
    const { status, headers, outcome } = await send('/News')
    expect([status, outcome, headers.warning]).toEqual([200, 'stale', '110 - "Response is Stale"'])
    expect(log.warn).toHaveBeenCalledWith(expect.objectContaining({ event: 'stale page served' }), expect.anything())
  })

  it('an entry of more than a minute does not', async () => {
    await send('/News')
    content.version = 2
    get.mockImplementation(fails)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_001 })
    expect((await send('/News')).status).toBe(500)
    vi.useRealTimers()
  })

  it('nothing stands in after something was withdrawn', async () => {
    await send('/News')
    content.version = 2
    content.withdrawals = 1
    get.mockImplementation(fails)
    expect((await send('/News')).status).toBe(500)
  })

  it('what is current is served without rendering', async () => {
    await send('/News')
    get.mockImplementation(fails)
    expect((await send('/News')).outcome).toBe('hit')
  })
})
