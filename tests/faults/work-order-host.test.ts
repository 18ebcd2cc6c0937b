import { randomUUID } from 'node:crypto'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import type { SentRequest } from '@/intake/service-requests'
import { emptySite } from './support'

const PORT = 20_000 + Math.floor(Math.random() * 20_000)
let cms: Payload

const request: SentRequest = {
  kind: 'repair',
  customerName: '李师傅',
  tel: '13912345678',
  content: '合闸后跳闸',
  questionType: '',
  personalField: 'purchaseType=HM3-250&provincesAndCities=江苏省/南京市',
  msgChannel: '官方网站',
  channelName: '官网',
}

beforeAll(async () => {
  cms = await emptySite({
    REQUESTS_PER_HOUR_BY_PHONE: '100',
    WORK_ORDER_URL: `http://127.0.0.1:${PORT}`,
    WORK_ORDER_TIME_LIMIT_SECONDS: '1',
  })
})

const stored = async (reference: string) => {
  const { docs } = await cms.find({ collection: 'service-requests', where: { reference: { equals: reference } }, overrideAccess: true })
  return docs[0]
}

const queued = async () => (await cms.find({ collection: 'payload-jobs', depth: 0, overrideAccess: true })).docs

/** A host that notes what it gets. */
const startHost = (received: unknown[], answer: object) => startHostThat(received, (response) => response.end(JSON.stringify(answer)))

function startHostThat(received: unknown[], answers: (response: ServerResponse) => void): Promise<Server> {
  const host = createServer((incoming, response) => {
    const chunks: Buffer[] = []
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
    incoming.on('end', () => {
      received.push(JSON.parse(Buffer.concat(chunks).toString('utf8')))
      response.setHeader('Connection', 'close')
      answers(response)
    })
  })
  return new Promise((resolve) => host.listen(PORT, '127.0.0.1', () => resolve(host)))
}

/** Looks up with a challenge made for it. */
async function lookUp(tel: string) {
  const { answerHash } = await import('@/intake/answer-hash')
  const { lookUpRequest } = await import('@/intake/look-up-request')
  const uuid = randomUUID()
  const data = { uuid, answerHash: answerHash(uuid, '0a1b'), expiresAt: new Date(Date.now() + 60_000).toISOString() }
  await cms.create({ collection: 'captcha-challenges', data, overrideAccess: true })
  return lookUpRequest({ kind: 'repair', tel, uuid, code: '0A1B' }, '127.0.0.1')
}

describe('while the work-order host is down', () => {
  it('a request is stored, and sent to the host when it is back', async () => {
    const { receiveServiceRequest } = await import('@/intake/service-requests')
    const reference = await receiveServiceRequest(request, [], '127.0.0.1')
    expect(await stored(reference)).toMatchObject({ customerName: '李师傅', status: '0', goodsType: 'HM3-250' })

    await cms.jobs.run({ silent: true })
    const [job] = await queued()
    expect(job).toMatchObject({ taskSlug: 'forward-request', totalTried: 1, hasError: false, processing: false })
    expect(Date.parse(String(job?.waitUntil))).toBeGreaterThan(Date.now())
    expect((await stored(reference))?.forwardedAt ?? null).toBeNull()

    const received: unknown[] = []
    const host = await startHost(received, { code: 200, msg: 'ok' })
    // Its turn would come in a minute.
    await cms.db.updateJobs({ id: job?.id ?? 0, data: { waitUntil: new Date(0).toISOString() } })
    await cms.jobs.run({ silent: true })
    host.close()
    expect(received).toMatchObject([{ form: true, columns: expect.arrayContaining([{ name: 'tel', value: '13912345678' }]) }])
    expect(await queued()).toEqual([])
    expect((await stored(reference))?.forwardedAt).toEqual(expect.any(String))
  })

  it('a request that has arrived is not sent again, should its turn come once more', async () => {
    const where = { forwardedAt: { exists: true } }
    const [forwarded] = (await cms.find({ collection: 'service-requests', where, overrideAccess: true })).docs
    const reference = forwarded?.reference ?? ''
    const received: unknown[] = []
    const host = await startHost(received, { code: 200, msg: 'ok' })
    await cms.jobs.queue({ task: 'forward-request', input: { reference } })
    await cms.jobs.run({ silent: true })
    host.close()
    expect(received).toEqual([])
    expect(await queued()).toEqual([])
    expect((await stored(reference))?.forwardedAt).toBe(forwarded?.forwardedAt ?? 'forwarded')
  })

  it('a lookup says so', async () => {
    await expect(lookUp(request.tel)).rejects.toThrow('查询失败，请重试')
  })
})

describe('when the host answers', () => {
  it('its record is the answer, whole whatever it leaves out', async () => {
    const received: unknown[] = []
    const host = await startHost(received, { code: 200, msg: 'ok', data: { customerName: '李师傅', status: 2, tel: request.tel } })
    expect(await lookUp(request.tel)).toMatchObject({ customerName: '李师傅', status: '2', questionType: '', gmtCreate: '' })
    expect(received).toEqual([{ form: true, tel: request.tel, type: 'Repair' }])
    host.close()
  })

  it('that it knows nothing, what is stored here is the answer', async () => {
    const host = await startHost([], { code: 500, msg: '未查询到相关信息' })
    expect(await lookUp(request.tel)).toMatchObject({ customerName: '李师傅', status: '0', goodsType: 'HM3-250' })
    await expect(lookUp('13900000000')).rejects.toThrow('未查询到相关信息')
    host.close()
  })

  it('with something else, the lookup fails clearly', async () => {
    const host = await startHost([], { code: 401, msg: 'no' })
    await expect(lookUp(request.tel)).rejects.toThrow('查询失败，请重试')
    host.close()
  })
})

const noSuccess: Record<string, (response: ServerResponse) => void> = {
  'says that it did not take the request': (response) => response.end(JSON.stringify({ code: 500, msg: '系统繁忙' })),
  'says so with a status': (response) => response.writeHead(502).end(JSON.stringify({ code: 200, msg: 'ok' })),
  'answers with a page': (response) => response.end('<html>200 OK</html>'),
  'answers with half an answer': (response) => response.writeHead(200, { 'Content-Length': '100' }).end('{"code":200'),
  'never answers': () => undefined,
}

describe('while the host', () => {
  it.each(Object.entries(noSuccess))('%s, a request is not forwarded, and is sent again', async (_, answers) => {
    const { receiveServiceRequest } = await import('@/intake/service-requests')
    const received: unknown[] = []
    const host = await startHostThat(received, answers)
    const reference = await receiveServiceRequest({ ...request, content: randomUUID() }, [], randomUUID())
    await cms.jobs.run({ silent: true })
    // A connection that is closing could be taken for the next request.
    const closed = new Promise((resolve) => host.close(resolve))
    host.closeAllConnections()
    await closed
    expect(received).toHaveLength(1)
    expect((await stored(reference))?.forwardedAt ?? null).toBeNull()
    const [job] = await queued()
    expect(job).toMatchObject({ taskSlug: 'forward-request', totalTried: 1, hasError: false, processing: false })
    await cms.delete({ collection: 'payload-jobs', id: job?.id ?? 0, overrideAccess: true })
  })
})
