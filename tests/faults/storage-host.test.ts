import { createServer, type ServerResponse } from 'node:http'
import type { Payload } from 'payload'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { emptySite } from './support'

let cms: Payload
const takes = (response: ServerResponse) => void response.writeHead(200).end()
let answer: (response: ServerResponse) => void = takes
const host = createServer((request, response) => {
  request.resume()
  // A name that nothing has yet.
  const isNew = request.method === 'HEAD' && answer === takes
  request.on('end', () => (isNew ? response.writeHead(404).end() : answer(response)))
})

beforeAll(async () => {
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve))
  const address = host.address()
  const S3_ENDPOINT = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
  cms = await emptySite({ S3_BUCKET: 'site', S3_ENDPOINT, S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' })
})

afterAll(async () => {
  host.closeAllConnections()
  host.close()
})

async function sendWithPhoto(): Promise<string> {
  const { receiveServiceRequest } = await import('@/intake/service-requests')
  const photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#336699' } })
    .jpeg()
    .toBuffer()
  const tel = `139${String(Math.floor(Math.random() * 100_000_000)).padStart(8, '0')}`
  const personalField = 'purchaseType=HM3-250&provincesAndCities=江苏省/南京市'
  const repair = { kind: 'repair', customerName: '李师傅', questionType: '', msgChannel: '', channelName: '' } as const
  return receiveServiceRequest({ ...repair, tel, content: `合闸后跳闸 ${tel}`, personalField }, [photo], tel)
}

const count = async (collection: 'service-requests' | 'request-photos') => (await cms.count({ collection, overrideAccess: true })).totalDocs

it.each<[string, (response: ServerResponse) => void]>([
  ['refuses', (response) => response.writeHead(403).end('<Error><Code>AccessDenied</Code></Error>')],
  ['is full', (response) => response.writeHead(507).end()],
  ['hangs up', (response) => response.destroy()],
  ['never answers', () => undefined],
])('while the storage host %s, a photo is no success, and the next form is', async (_, behaviour) => {
  answer = behaviour
  const [requests, photos] = [await count('service-requests'), await count('request-photos')]
  await expect(sendWithPhoto()).rejects.toThrow()
  expect([await count('service-requests'), await count('request-photos')]).toEqual([requests, photos])
  answer = takes
  await sendWithPhoto()
  expect([await count('service-requests'), await count('request-photos')]).toEqual([requests + 1, photos + 1])
})
