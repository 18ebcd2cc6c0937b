import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { legacySubmission } from '@/jobs/forward-request'
import { callWorkOrderHost, HostFailure } from '@/jobs/work-order-host'
import type { ServiceRequest } from '@/payload-types'

let server: Server | undefined

afterEach(() => server?.close())

/** A host that answers as told; undefined: never. */
async function host(status: number, body: string | undefined) {
  const received: string[] = []
  server = createServer((request, response) => {
    request.on('data', (chunk) => received.push(`${request.method} ${request.url} ${chunk}`))
    request.on('end', () => body !== undefined && response.writeHead(status, { 'content-type': 'application/json' }).end(body))
  })
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, timeLimitMs: 300, received }
}

describe('the work-order host', () => {
  it('is sent JSON, and its answer comes back', async () => {
    const live = await host(200, '{"code":200,"msg":"ok","data":{"status":"1"}}')
    expect(await callWorkOrderHost('/save', { form: true }, live)).toEqual({ code: 200, msg: 'ok', data: { status: '1' } })
    expect(live.received).toEqual(['POST /save {"form":true}'])
  })

  it('may answer with a code alone', async () => {
    expect(await callWorkOrderHost('/save', {}, await host(200, '{"code":200}'))).toMatchObject({ code: 200, msg: '' })
  })

  it.each([
    [500, '{"code":500}'],
    [200, '<html>'],
    [200, '{"msg":"no code"}'],
    [302, ''],
    [200, undefined],
  ])('fails clearly when it answers %i with %j', async (status, body) => {
    await expect(callWorkOrderHost('/save', {}, await host(status, body))).rejects.toThrow(HostFailure)
  })

  it('fails clearly when it is down', async () => {
    await expect(callWorkOrderHost('/save', {}, { url: 'http://127.0.0.1:9', timeLimitMs: 300 })).rejects.toThrow(HostFailure)
  })
})

describe('a request on its way to the host', () => {
  const request: ServiceRequest = {
    id: 1,
    kind: 'feedback',
    status: '0',
    reference: 'FK20261121-0001',
    customerName: '赵女士',
    tel: '13912345678',
    questionType: 'Complaint',
    content: '物流太慢',
    msgChannel: '官方网站',
    channelName: '官网',
    createdAt: '2026-11-21T00:00:00.000Z',
    updatedAt: '2026-11-21T00:00:00.000Z',
  }
  const columnsOf = (sent: ServiceRequest) => Object.fromEntries(legacySubmission(sent).columns.map(({ name, value }) => [name, value]))

  it('is what the legacy client would have sent', () => {
    expect(legacySubmission(request)).toMatchObject({ form: true, tenantId: 'default' })
    expect(columnsOf(request)).toEqual({
      template_id: 'Feedback',
      biz_type: 'Feedback',
      question_type: 'Complaint',
      customer_name: '赵女士',
      tel: '13912345678',
      content: '物流太慢',
      msg_channel: '官方网站',
      channel_name: '官网',
      personal_field: '',
    })
  })

  it('has the product model and the region in one field when it is a repair', () => {
    const personalField = 'purchaseType=HM3-250&provincesAndCities=上海市'
    const columns = columnsOf({ ...request, kind: 'repair', questionType: null, personalField })
    expect(columns).toMatchObject({ template_id: 'Repair', personal_field: personalField })
    expect(columns).not.toHaveProperty('question_type')
  })
})
