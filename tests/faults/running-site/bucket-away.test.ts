import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { S3 } from '@aws-sdk/client-s3'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { bucketConfiguration } from '@/lib/bucket-configuration.mjs'
import { readEnvironment } from '@/lib/environment.mjs'
import { STORAGE_MARK } from '@/server/identity/storage-mark.mjs'
import { freePort } from '../../support/free-port.mjs'
import { type OwnSite, startBeside, startOwnSite } from '../../support/own-site'
import { pdfOfPages } from '../../support/pdf-of-pages'
import { environmentOfPackage, ofPackage, type S3Server } from '../../support/s3-server'
import { peopleOf } from './staff'

let starting: Promise<OwnSite>
let baseUrl = ''
let s3Port = 0
let bucket: S3Server | null = null

beforeAll(async () => {
  const port = await freePort()
  s3Port = await freePort()
  baseUrl = `http://localhost:${port}`
  // It is ready when the bucket is there.
  starting = startOwnSite(environmentOfPackage(s3Port), { port })
  await vi.waitUntil(async () => (await ask('/healthz').catch(() => null))?.status === 200, { timeout: 300_000, interval: 100 })
})

afterAll(async () => {
  await (await starting).remove()
  await bucket?.stop()
})

const ask = (address: string) => fetch(`${baseUrl}${address}`, { headers: { accept: 'text/html' } })

/** The bucket comes, with the mark of the database's storage. @returns the site, which is ready then */
async function withBucket(): Promise<OwnSite> {
  if (bucket) return starting
  bucket = await ofPackage(s3Port)
  const mark = readFileSync(path.resolve(process.env.DATA_DIR ?? '', STORAGE_MARK))
  const s3 = new S3(bucketConfiguration(readEnvironment({ PAYLOAD_SECRET: 'x'.repeat(64), ...bucket.environment })))
  await s3.putObject({ Bucket: bucket.environment.S3_BUCKET, Key: STORAGE_MARK, Body: mark })
  return starting
}

async function firstOf(address: string): Promise<Record<string, unknown>> {
  const { rows } = await (await ask(address)).json()
  return rows[0]
}

it('a site that is started while its bucket is away shows its pages, says in Chinese what can’t be done, and goes on when it is back', async () => {
  for (const page of ['/', '/GoodsListView', '/News', '/Download', '/admin/login']) expect((await ask(page)).status, page).toBe(200)
  const ready = await ask('/readyz')
  expect([ready.status, await ready.text()]).toEqual([503, expect.stringContaining('files can not be stored (ECONNREFUSED)')])

  const [attachment, product] = await Promise.all([firstOf('/prod-api/api/attachment/list'), firstOf('/prod-api/api/product/list')])
  for (const file of [attachment.url, product.cover, `/kbs/info/rar-attach?ids=${attachment.id}`]) {
    const answer = await ask(String(file))
    expect([answer.status, answer.headers.get('retry-after'), await answer.text()], String(file)).toEqual([
      503,
      '3',
      expect.stringMatching(/请稍后(再来|重试)/),
    ])
  }
  const people = await peopleOf(baseUrl)
  const refused = await people.upload('no-bucket.pdf', 1)
  expect([refused.status === 503 || refused.status === 507, refused.text]).toEqual([true, expect.stringMatching(/没有保存：.*请稍后再试/)])
  expect((await people.sendRequest('文件存储不在')).status).toBe(200)

  const site = await withBucket()
  const { status, doc } = await people.upload('no-bucket.pdf', 1)
  expect(status).toBe(201)
  expect((await ask(`/files/${doc?.filename}`)).status).toBe(200)
  // The files of the seed were never in this bucket.
  expect((await ask(String(attachment.url))).status).toBe(404)
  expect(site.written().log).toMatch(/"event":"storage not known"[\s\S]*"event":"files not reached"[\s\S]*"event":"files reached again"/)
})

it('two machines, each with a folder of its own, have one storage: what one of them stores, replaces or takes away the other one serves so', async () => {
  const one = await withBucket()
  const folder = mkdtempSync(path.join(tmpdir(), 'second-machine-'))
  const two = await startBeside({ dataDir: folder, databaseUri: one.databaseUri }, environmentOfPackage(s3Port))
  try {
    const [here, there] = [await peopleOf(one.baseUrl), await peopleOf(two.baseUrl)]
    const seen = async (address: string) =>
      Promise.all(
        [one, two].map(async (site) => {
          const answer = await fetch(`${site.baseUrl}${address}`)
          return answer.status === 200 ? Buffer.from(await answer.arrayBuffer()) : answer.status
        }),
      )
    const both = <T>(what: T) => [what, what]
    const pages = (count: number) => Buffer.from(pdfOfPages(count))

    const { doc } = await here.upload('two-machines.pdf', 1)
    const [id, address] = [doc?.id ?? 0, `/files/${doc?.filename}`]
    expect(await seen(address)).toEqual(both(pages(1)))
    expect((await there.replace(id, 3)).status).toBe(200)
    expect(await seen(address)).toEqual(both(pages(3)))
    expect((await here.takeFileBack(id)).status).toBe(200)
    expect(await seen(address)).toEqual(both(404))

    const picture = async (background: string) => {
      const data = await sharp({ create: { width: 40, height: 30, channels: 3, background } })
        .webp({ lossless: true })
        .toBuffer()
      return { data, file: new File([new Uint8Array(data)], 'two-machines.webp', { type: 'image/webp' }) }
    }
    const [red, blue] = [await picture('#f00'), await picture('#00f')]
    const { doc: medium } = await there.uploadPicture(red.file)
    const [mediumId, shown] = [medium?.id ?? 0, `/media/${medium?.filename}`]
    expect(await seen(shown)).toEqual(both(red.data))
    const replaced = await here.replacePicture(mediumId, blue.file)
    expect(await seen(`/media/${replaced.doc?.filename}`)).toEqual(both(blue.data))
    // What one of them shows the other one does not delete.
    const news = await here.publish('两台机器的图片', mediumId)
    expect([news.status, (await there.deletePicture(mediumId)).status]).toEqual([201, 409])
    expect(await seen(`/media/${replaced.doc?.filename}`)).toEqual(both(blue.data))
  } finally {
    await two.stop()
    rmSync(folder, { recursive: true, force: true })
  }
})
