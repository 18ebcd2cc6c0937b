import net, { type Socket } from 'node:net'
import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeUser } from './rest'
import { emptySite } from './support'

let cms: Payload
let talk: (socket: Socket) => void = () => undefined
const sockets = new Set<Socket>()
const host = net.createServer((socket) => {
  sockets.add(socket)
  socket.on('error', () => undefined)
  talk(socket)
})

beforeAll(async () => {
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve))
  const address = host.address()
  const SMTP_PORT = String(typeof address === 'object' ? address?.port : 0)
  cms = await emptySite({ SMTP_HOST: '127.0.0.1', SMTP_PORT, SMTP_FROM: 'site@example.com', SMTP_TIME_LIMIT_SECONDS: '1' })
  await makeUser(cms, 'helper', 'service')
})

afterAll(async () => {
  for (const socket of sockets) socket.destroy()
  host.close()
})

/** A host that answers each command so. */
const answering = (answer: (command: string) => string) => (socket: Socket) => {
  socket.write('220 host\r\n')
  socket.on('data', (chunk) => socket.write(answer(chunk.toString().slice(0, 4))))
}

const hosts: Record<string, (socket: Socket) => void> = {
  'takes the call and says nothing': () => undefined,
  'hangs after its greeting': answering(() => ''),
  'hangs up': (socket) => socket.destroy(),
  'speaks another language': (socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'),
  'refuses the recipient': answering((command) => (command === 'RCPT' ? '550 unknown user\r\n' : '250 ok\r\n')),
}

it.each(Object.entries(hosts))(
  'while the mail host %s, a request is stored, and its notice waits for another try',
  async (_, behaviour) => {
    talk = behaviour
    const { receiveServiceRequest } = await import('@/intake/service-requests')
    const repair = { kind: 'repair', customerName: '李师傅', questionType: '', msgChannel: '', channelName: '' } as const
    const tel = `139${String(Math.floor(Math.random() * 100_000_000)).padStart(8, '0')}`
    const personalField = 'purchaseType=HM3-250&provincesAndCities=江苏省/南京市'
    const reference = await receiveServiceRequest({ ...repair, tel, content: '合闸后跳闸', personalField }, [], tel)
    await cms.jobs.run({ silent: true })
    const { totalDocs } = await cms.count({
      collection: 'service-requests',
      where: { reference: { equals: reference } },
      overrideAccess: true,
    })
    expect(totalDocs).toBe(1)
    const { docs } = await cms.find({ collection: 'payload-jobs', depth: 0, overrideAccess: true })
    expect(docs).toMatchObject([{ taskSlug: 'notify-staff', totalTried: 1, hasError: false, processing: false }])
    await cms.delete({ collection: 'payload-jobs', id: docs[0]?.id ?? 0, overrideAccess: true })
  },
)

it('while it refuses one recipient, the others are told, and not once more with the next try', async () => {
  await makeUser(cms, 'gone', 'service')
  const told: string[] = []
  talk = (socket) => {
    socket.write('220 host\r\n')
    socket.on('data', (chunk) => {
      const said = chunk.toString()
      const [, to] = /^RCPT TO:<(.+)>/i.exec(said) ?? []
      if (to?.startsWith('gone')) return socket.write('550 unknown user\r\n')
      if (to) told.push(to)
      return socket.write(/^DATA/i.test(said) ? '354 go on\r\n' : '250 ok\r\n')
    })
  }
  await cms.jobs.queue({ task: 'notify-staff', input: { inbox: 'service-requests', id: '1' }, overrideAccess: true })
  for (const totalTried of [1, 2]) {
    await cms.db.updateJobs({ data: { waitUntil: new Date(0).toISOString() }, where: {} })
    await cms.jobs.run({ silent: true })
    const { docs } = await cms.find({ collection: 'payload-jobs', depth: 0, overrideAccess: true })
    expect(docs).toMatchObject([{ taskSlug: 'notify-staff', totalTried, hasError: false, processing: false }])
  }
  expect(told).toEqual([expect.stringMatching(/^helper@/)])
})
