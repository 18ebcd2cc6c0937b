import { createServer as createHttpServer, type Server } from 'node:http'
import { createServer, type Server as TcpServer } from 'node:net'
import { format } from 'node:util'
import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { SentRequest } from '@/intake/service-requests'
import { makeUser, rest } from './rest'
import { emptySite } from './support'

/** Nobody has these by chance. */
const canaries = { name: '金丝雀先生', phone: '13987654321', email: 'canary@example.com', text: '金丝雀配电箱跳闸', area: '金丝雀省' }
const STAFF = 'canary-helper'

let cms: Payload
let host: Server
let mail: TcpServer
const lines: string[] = []

const portOf = (server: { address: () => unknown }) => String(Reflect.get(Object(server.address()), 'port'))

/** A work-order host that repeats all it got in its refusal. */
const echo = () =>
  createHttpServer((incoming, response) => {
    const chunks: Buffer[] = []
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
    incoming.on('end', () => {
      const msg = `refused: ${Buffer.concat(chunks).toString('utf8')}`
      response.setHeader('Connection', 'close').end(JSON.stringify({ code: 500, msg, data: msg }))
    })
  })

/** A mail server that refuses whomever a letter is for, by name. */
const refusing = () =>
  createServer((socket) => {
    socket.write('220 here\r\n')
    socket.on('error', () => socket.destroy())
    socket.on('data', (chunk) => {
      const said = chunk.toString('utf8').trim()
      if (said.startsWith('RCPT')) socket.write(`550 no such user: ${said}\r\n`)
      else socket.write(said.startsWith('QUIT') ? '221 bye\r\n' : '250 ok\r\n')
    })
  })

const listen = (server: { listen: (port: number, host: string, done: () => void) => unknown }) =>
  new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))

/** Whatever would be printed, by this program or by Payload. */
function watchOutput() {
  const keep = (...said: unknown[]) =>
    void lines.push(said.map((part) => (part instanceof Error ? detailsOf(part) : printed(part))).join(' '))
  for (const level of ['log', 'info', 'warn', 'error', 'debug'] as const) vi.spyOn(console, level).mockImplementation(keep)
  for (const level of ['info', 'warn', 'error', 'fatal', 'debug', 'trace'] as const) vi.spyOn(cms.logger, level).mockImplementation(keep)
}

const detailsOf = (error: Error): string =>
  `${error.stack} ${printed({ ...error })} ${error.cause instanceof Error ? detailsOf(error.cause) : ''}`

/** Errors within objects are printed with all that they carry. */
function printed(part: unknown): string {
  if (typeof part === 'string') return part
  return JSON.stringify(part, (_key, value: unknown) => (value instanceof Error ? detailsOf(value) : value)) ?? format('%o', part)
}

beforeAll(async () => {
  host = echo()
  mail = refusing()
  await Promise.all([listen(host), listen(mail)])
  cms = await emptySite({
    WORK_ORDER_URL: `http://127.0.0.1:${portOf(host)}`,
    ...{ SMTP_HOST: '127.0.0.1', SMTP_PORT: portOf(mail), SMTP_SECURE: '0', SMTP_USER: '', SMTP_FROM: 'site@example.com' },
    SITE_URL: 'https://www.example.com',
  })
  await makeUser(cms, STAFF, 'service')
  watchOutput()
})

afterAll(async () => {
  vi.restoreAllMocks()
  host.close()
  mail.close()
})

const personal = new RegExp([...Object.values(canaries), STAFF].join('|'))

async function challenge() {
  const { answerHash } = await import('@/intake/answer-hash')
  const uuid = crypto.randomUUID()
  const data = { uuid, answerHash: answerHash(uuid, '0a1b'), expiresAt: new Date(Date.now() + 60_000).toISOString() }
  await cms.create({ collection: 'captcha-challenges', data, overrideAccess: true })
  return { uuid, code: '0a1b' }
}

const repair: SentRequest = {
  ...{ kind: 'repair', customerName: canaries.name, tel: canaries.phone, content: canaries.text, questionType: '' },
  ...{ personalField: `purchaseType=HM3-250&provincesAndCities=${canaries.area}/南京市`, msgChannel: '', channelName: '' },
}

describe('what is printed', () => {
  it('names no visitor and none of the staff, whatever fails', async () => {
    const { receiveServiceRequest } = await import('@/intake/service-requests')
    const { receiveConsultation } = await import('@/intake/consultations')
    const { lookUpRequest } = await import('@/intake/look-up-request')
    const consultation = { name: canaries.name, mobile: canaries.phone, email: canaries.email, company: '', profession: '设计院' }
    const more = { area: canaries.area, content: canaries.text }
    await receiveServiceRequest(repair, [], '127.0.0.1')
    await receiveServiceRequest({ ...repair, tel: `${canaries.phone}0` }, [], '127.0.0.1').catch(String)
    await receiveConsultation({ ...consultation, ...more, ...(await challenge()) }, '127.0.0.1')
    await lookUpRequest({ kind: 'repair', tel: canaries.phone, ...(await challenge()) }, '127.0.0.1').catch(String)
    await rest('/users/login', { method: 'POST', body: { email: canaries.email, password: canaries.text } })
    await rest('/users/forgot-password', { method: 'POST', body: { email: `${STAFF}@example.com` } })
    await cms.jobs.run({ silent: false })
    await vi.waitFor(() => expect(lines.join('\n')).toMatch(/work-order host/))
    await vi.waitFor(() => expect(lines.filter((line) => /mail/i.test(line)).length).toBeGreaterThan(1), { timeout: 120_000 })
    expect(lines.filter((line) => personal.test(line))).toEqual([])
  })

  it('is not in what the queue keeps of its failures either', async () => {
    const { docs } = await cms.find({ collection: 'payload-jobs', depth: 0, pagination: false, overrideAccess: true })
    expect(docs.length).toBeGreaterThan(1)
    expect(docs.map((job) => JSON.stringify(job)).filter((job) => personal.test(job))).toEqual([])
  })

  it('names nobody when the database refuses a request', async () => {
    lines.length = 0
    const { getCms } = await import('@/cms')
    const { receiveServiceRequest } = await import('@/intake/service-requests')
    const db = (await getCms()).db
    vi.spyOn(db, 'create').mockRejectedValue(Object.assign(new Error('disk full'), { params: Object.values(canaries) }))
    await expect(receiveServiceRequest({ ...repair, content: `${canaries.text}。` }, [], '127.0.0.1')).rejects.toThrow()
    expect(lines.filter((line) => personal.test(line))).toEqual([])
  })
})
