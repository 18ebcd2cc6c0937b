import { beforeAll, expect, it } from 'vitest'
import { ADDRESS_HEADER } from '@/lib/internal-headers.mjs'
import { emptySite } from './support'

const PER_MINUTE = 3

beforeAll(async () => {
  await emptySite({ ZIPS_PER_MINUTE: String(PER_MINUTE) })
})

it('zips of one address are limited, and it is told when to come back; others get theirs', async () => {
  const { GET } = await import('@/app/kbs/info/rar-attach/route')
  const ask = (address: string) =>
    GET(new Request('http://localhost/kbs/info/rar-attach?ids=424242', { headers: { [ADDRESS_HEADER]: address } }))
  for (let count = 0; count < PER_MINUTE; count += 1) expect((await ask('203.0.113.7')).status).toBe(200)
  const refused = await ask('203.0.113.7')
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThanOrEqual(1)
  expect(await refused.json()).toEqual({ code: 429, msg: '操作过于频繁，请稍后再试' })
  expect((await ask('203.0.113.8')).status).toBe(200)
})
