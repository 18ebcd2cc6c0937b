import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { MongoClient, ObjectId } from 'mongodb'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { askForFinding, foundIn } from '../faults/finding-to-copy'
import { fillSite } from '../faults/site-to-copy'
import { emptySite } from '../faults/support'
import { filesOf, run } from '../support/backup-commands'
import { contentOf } from '../support/content-of'
import { dropDatabase, findMongodb, NO_MONGODB } from '../support/mongodb-server.mjs'

const folder = mkdtempSync(path.join(tmpdir(), 'there-and-back-'))
const somewhere = (name: string) => path.join(folder, name)
let dataDir = ''
let uri = ''
let further = ''
let stop = async () => {}

beforeAll(async () => {
  const server = await findMongodb()
  if (!server) throw new Error(NO_MONGODB)
  uri = server.uriOf(`copy-${process.pid}`)
  further = server.uriOf(`copy-${process.pid}-further`)
  stop = server.stop
  const cms = await emptySite({ WORK_ORDER_URL: '', SMTP_HOST: '' })
  dataDir = process.env.DATA_DIR ?? ''
  await fillSite(cms)
})

afterAll(async () => {
  for (const one of [uri, further]) await dropDatabase(one)
  await stop()
  rmSync(folder, { recursive: true })
})

it('a site moves from SQLite to MongoDB and back, from there or from a backup, and is what it was', async () => {
  const there = ['--from', dataDir, '--to', uri, '--to-files', somewhere('files')]
  expect(await run('copy-site', there, dataDir)).toMatchObject({ code: 0, said: expect.stringContaining('All the same.') })
  expect(filesOf(somewhere('files'))).toEqual(filesOf(dataDir))
  expect(await kindsIn()).toEqual({
    cover: true,
    linked: true,
    shown: true,
    film: true,
    writer: true,
    told: true,
    setting: true,
    first: true,
  })
  const found: unknown = JSON.parse(JSON.stringify(await askForFinding()))
  expect(await foundIn({ DATA_DIR: somewhere('files'), DATABASE_URI: uri })).toEqual(found)

  // A site that has been there for a while moves to another MongoDB.
  const onwards = ['--from', uri, '--from-files', somewhere('files'), '--to', further, '--to-files', somewhere('further')]
  expect(await run('copy-site', onwards, dataDir)).toMatchObject({ code: 0, said: expect.stringContaining('All the same.') })
  expect(await foundIn({ DATA_DIR: somewhere('further'), DATABASE_URI: further })).toEqual(found)

  await comesBack(['--from', uri, '--from-files', somewhere('files')], somewhere('back'))
  expect(await run('backup', [somewhere('backup.tar')], somewhere('files'), uri)).toMatchObject({ code: 0 })
  await comesBack(['--from', somewhere('backup.tar')], somewhere('back-from-backup'))
})

async function comesBack(from: readonly string[], to: string): Promise<void> {
  expect(await run('copy-site', [...from, '--to', to], dataDir)).toMatchObject({ code: 0, said: expect.stringContaining('All the same.') })
  expect(contentOf(to)).toEqual(contentOf(dataDir))
  expect(filesOf(to)).toEqual(filesOf(dataDir))
}

/** Whether each pointer leads to a document of MongoDB, stored as MongoDB's own are. */
async function kindsIn(): Promise<Record<string, boolean>> {
  const client = new MongoClient(uri)
  try {
    const db = client.db()
    const idsOf = async (name: string) => (await db.collection(name).find({}).toArray()).map(({ _id }) => String(_id))
    const [news, media, users, inbox] = await Promise.all(['news', 'media', 'users', 'consultations'].map(idsOf))
    const document = await db.collection('news').findOne({ 'content.root.children.0.children.1': { $exists: true } })
    const [, link, shown, film] = document?.content.root.children[0].children ?? []
    const job = await db.collection('payload-jobs').findOne({ taskSlug: 'notify-staff' })
    const setting = await db.collection('payload-preferences').findOne({})
    const version = await db.collection('_news_versions').findOne({ latest: true })
    return {
      cover: document?.cover instanceof ObjectId && media?.includes(String(document.cover)) === true,
      linked: news?.includes(link.fields.doc.value) === true,
      shown: media?.includes(shown.value) === true,
      film: media?.includes(film.fields.file) === true && media.includes(film.fields.poster),
      writer: setting?.user.value instanceof ObjectId && users?.includes(String(setting.user.value)) === true,
      told: inbox?.includes(job?.input.id) === true,
      setting: news?.includes(String(setting?.key).replace('collection-news-', '')) === true,
      first: version?.parent instanceof ObjectId && version.updatedAt instanceof Date,
    }
  } finally {
    await client.close()
  }
}
