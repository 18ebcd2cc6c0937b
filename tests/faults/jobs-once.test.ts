import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { emptySite } from './support'

const RUNNERS = 6
const REQUESTS = 3

const forwarded: string[] = []
const host = createServer(async (request, response) => {
  let body = ''
  for await (const chunk of request) body += chunk
  forwarded.push(body)
  response.end('{"code":200}')
})
let cms: Payload

beforeAll(async () => {
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve))
  cms = await emptySite({ WORK_ORDER_URL: `http://127.0.0.1:${(host.address() as AddressInfo).port}` })
})

afterAll(() => void host.close())

it('what is due is done once, however many look for it in the same moment', async () => {
  const { receiveServiceRequest } = await import('@/intake/service-requests')
  const repair = { kind: 'repair', customerName: '李师傅', questionType: '', msgChannel: '', channelName: '' } as const
  const personalField = 'purchaseType=HM3-250&provincesAndCities=江苏省/南京市'
  const contents = Array.from({ length: REQUESTS }, (_, index) => `第 ${index} 次合闸后跳闸`)
  for (const content of contents) await receiveServiceRequest({ ...repair, tel: '13900005353', content, personalField }, [], '203.0.113.1')
  await Promise.all(Array.from({ length: RUNNERS }, () => cms.jobs.run({ overrideAccess: true })))
  for (const content of contents) expect(forwarded.filter((body) => body.includes(content))).toHaveLength(1)
  expect((await cms.count({ collection: 'payload-jobs', where: { completedAt: { exists: false } }, overrideAccess: true })).totalDocs).toBe(
    0,
  )
})
