import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import Database from 'libsql'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { isLong, report } from '../../support/fault-report'
import { type OwnSite, startOwnSite } from '../../support/own-site'
import { type People, peopleOf } from './staff'

const KILLS = isLong ? 120 : 8

/** A kill comes somewhere in so many milliseconds after something new was acknowledged. */
const AT_MOST_MS = 400

let site: OwnSite
let people: People
const folder = () => path.dirname(site.databaseFile)

/** What people were told is stored. What was sent and not answered may be there or not. */
const told = {
  references: new Set<string>(),
  titles: new Map<number, string>(),
  files: new Map<string, number>(),
  pictures: new Set<number>(),
}
const sent = { titles: new Map<number, string>(), pages: new Map<string, number>() }

beforeAll(async () => {
  site = await startOwnSite({ REQUESTS_PER_HOUR_BY_ADDRESS: '1000000' }, { copiesFiles: true })
  people = await peopleOf(site.baseUrl)
})

afterAll(() => site.remove())

let turn = 0

async function sendRequests(): Promise<void> {
  const { status, reference } = await people.sendRequest(`断电试验 ${++turn}`)
  if (status === 200 && reference) told.references.add(reference)
}

async function publish(): Promise<void> {
  const title = `断电新闻 ${++turn}`
  const { status, doc } = await people.publish(title)
  if (status !== 201 || !doc) return
  told.titles.set(doc.id, title)
  const next = `断电新闻 ${++turn}`
  sent.titles.set(doc.id, next)
  if ((await people.change(doc.id, next)).status === 200) told.titles.set(doc.id, next)
}

async function uploadAndReplace(): Promise<void> {
  const { status, doc } = await people.upload(`power-${++turn}.pdf`, 1)
  if (status !== 201 || !doc?.filename) return
  told.files.set(doc.filename, 1)
  sent.pages.set(doc.filename, 2)
  if ((await people.replace(doc.id, 2)).status === 200) told.files.set(doc.filename, 2)
}

async function changePictures(): Promise<void> {
  const file = async (name: string, background: string) =>
    new File(
      [
        new Uint8Array(
          await sharp({ create: { width: 300, height: 200, channels: 3, background } })
            .webp()
            .toBuffer(),
        ),
      ],
      name,
      {
        type: 'image/webp',
      },
    )
  const { status, doc } = await people.uploadPicture(await file(`power-${++turn}.webp`, '#f00'))
  if (status !== 201 || !doc) return
  told.pictures.add(doc.id)
  await people.replacePicture(doc.id, await file('other.webp', '#00f'))
  if (turn % 3 > 0) return
  // From now on it may be gone, and its files with it.
  told.pictures.delete(doc.id)
  await people.deletePicture(doc.id)
}

/** Until the site is gone: what it doesn't answer any more ends the work. */
async function goOn(work: () => Promise<void>): Promise<void> {
  try {
    for (;;) await work()
  } catch {
    // The connection broke off.
  }
}

/** Of each kind in turn, however slow the machine is. */
async function oneMoreIsTold(kills: number): Promise<void> {
  const kinds = [told.references, told.titles, told.files, told.pictures]
  const kind = kinds[kills % kinds.length] ?? told.references
  const before = kind.size
  while (kind.size === before) await new Promise((resolve) => setTimeout(resolve, 5))
}

function query(sql: string): Record<string, unknown>[] {
  const database = new Database(site.databaseFile)
  try {
    return database
      .prepare(sql)
      .all()
      .map((row) => Object.fromEntries(Object.entries(Object(row))))
  } finally {
    database.close()
  }
}

/** What people were told of and is not there, or not as they were told. */
function lost(): string[] {
  const references = new Set(query('SELECT reference FROM service_requests').map(({ reference }) => reference))
  const titles = new Map(query('SELECT id, title FROM news').map(({ id, title }) => [Number(id), title]))
  const editions = new Map(query('SELECT filename, edition FROM documents').map(({ filename, edition }) => [filename, String(edition)]))
  return [
    ...[...told.references].filter((reference) => !references.has(reference)),
    ...[...told.titles].filter(([id, title]) => ![title, sent.titles.get(id)].includes(String(titles.get(id)))).map(([, title]) => title),
    ...lostPictures(),
    ...[...told.files].filter(([name, pages]) => !hasPages(name, pages, editions.get(name))).map(([name]) => name),
  ]
}

/** Pictures that people were told of and whose row is gone, and files that any row names and that are not there. */
function lostPictures(): string[] {
  const rows = query('SELECT * FROM media')
  const ids = new Set(rows.map(({ id }) => Number(id)))
  const named = rows.flatMap((row) =>
    Object.entries(row).flatMap(([column, name]) => (column.endsWith('filename') && name ? String(name) : [])),
  )
  return [
    ...[...told.pictures].filter((id) => !ids.has(id)).map((id) => `picture ${id}`),
    ...named.filter((name) => !existsSync(path.join(folder(), 'media', name))),
  ]
}

/** Does the stored file of a public name have so many pages? */
function hasPages(name: string, pages: number, edition: string | undefined): boolean {
  if (edition === undefined) return false
  const file = path.join(folder(), 'files', edition)
  if (!existsSync(file)) return false
  const content = readFileSync(file, 'latin1')
  return [pages, sent.pages.get(name)].some((count) => content.includes(`/Count ${count} `))
}

/** Files that nothing refers to: they may lie there, nobody may get them. */
async function servedOrphans(): Promise<string[]> {
  const known = new Set(query('SELECT filename, edition FROM documents').flatMap(({ filename, edition }) => [filename, edition]))
  const orphans = readdirSync(path.join(folder(), 'files')).filter((name) => name.endsWith('.pdf') && !known.has(name))
  const statuses = await Promise.all(orphans.map(async (name) => (await fetch(`${site.baseUrl}/files/${encodeURIComponent(name)}`)).status))
  return orphans.filter((_, index) => statuses[index] === 200)
}

it(`nothing that was acknowledged is lost when the site is killed ${KILLS} times`, { timeout: KILLS * 60_000 }, async () => {
  const found = { integrity: new Set<unknown>(), broken: 0, lost: [] as string[], orphans: [] as string[] }
  for (let kills = 0; kills < KILLS; kills += 1) {
    const working = Promise.all([goOn(sendRequests), goOn(sendRequests), goOn(publish), goOn(uploadAndReplace), goOn(changePictures)])
    await oneMoreIsTold(kills)
    await new Promise((resolve) => setTimeout(resolve, Math.random() * AT_MOST_MS))
    await site.kill()
    await working
    for (const row of query('PRAGMA integrity_check')) found.integrity.add(row.integrity_check)
    found.broken += query('PRAGMA foreign_key_check').length
    found.lost.push(...lost())
    await site.start()
    found.orphans.push(...(await servedOrphans()))
  }
  report({
    what: 'kill -9 while forms are sent, news published, files and pictures uploaded, replaced and deleted',
    times: KILLS,
    integrity: [...found.integrity].join(', '),
    lost: found.lost.length,
    others: `${told.references.size} requests, ${told.titles.size} news, ${told.files.size} files, ${told.pictures.size} pictures acknowledged; ${found.orphans.length} orphans served`,
  })
  expect({ ...found, integrity: [...found.integrity] }).toEqual({ integrity: ['ok'], broken: 0, lost: [], orphans: [] })
  expect(Math.min(told.references.size, told.titles.size, told.files.size, told.pictures.size)).toBeGreaterThan(0)
})
