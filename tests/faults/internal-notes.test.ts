import type { Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { DocumentId } from '@/lib/document-id'
import { engineLacks } from '../support/engine'
import { makeUser, rest, tokenOf } from './rest'
import { emptySite } from './support'

let cms: Payload
const ids: Record<string, DocumentId> = {}
const tokens: Record<string, string> = {}

beforeAll(async () => {
  cms = await emptySite({ WORK_ORDER_URL: '', SMTP_HOST: '' })
  for (const [name, role] of [
    ['anna', 'service'],
    ['bert', 'service'],
    ['boss', 'admin'],
    ['writer', 'editor'],
  ] as const) {
    ids[name] = (await makeUser(cms, name, role)).id
    tokens[name] = await tokenOf(name)
  }
})

const inboxes = ['service-requests', 'consultations'] as const
type Inbox = (typeof inboxes)[number]

/** A new request with two notes and a status that Anna wrote. */
async function makeRequest(inbox: Inbox): Promise<DocumentId> {
  const status = '0' as const
  const { id } =
    inbox === 'consultations'
      ? await cms.create({
          collection: inbox,
          data: { name: '王工', mobile: '13912345678', profession: '设计院', area: '江苏省/南京市', content: '选型', status },
          overrideAccess: true,
        })
      : await cms.create({
          collection: inbox,
          data: { kind: 'feedback', customerName: '王工', tel: '13912345678', content: '意见', reference: `FK-${Math.random()}`, status },
          overrideAccess: true,
        })
  const writtenBy = ids.anna
  const notes = ['已致电，无人接听', '约好明天上午'].map((text) => ({ text, writtenBy, writtenAt: '2026-01-05T01:00:00.000Z' }))
  const statusHistory = [{ status: '1' as const, changedBy: writtenBy, changedAt: '2026-01-05T01:00:00.000Z' }]
  await cms.update({ collection: inbox, id, data: { status: '1', notes, statusHistory }, overrideAccess: true })
  return id
}

async function stored(inbox: Inbox, id: DocumentId) {
  const { notes, statusHistory } = await cms.findByID({ collection: inbox, id, depth: 0, overrideAccess: true })
  return { notes: notes ?? [], statusHistory: statusHistory ?? [] }
}

const patch = (inbox: Inbox, id: DocumentId, body: object, as: string) =>
  rest(`/${inbox}/${id}?depth=0`, { method: 'PATCH', body, token: tokens[as] })

type Row = { id?: string | null }

/** What somebody may try to do to rows that others wrote. */
const attacks: [name: string, rows: (rows: Row[]) => unknown][] = [
  ['emptied', () => []],
  ['null', () => null],
  ['nothing', () => 0],
  ['shortened', (rows) => rows.slice(1)],
  ['reordered', (rows) => rows.toReversed()],
  ['rewritten', (rows) => rows.map((row) => ({ ...row, text: '改写', status: '2' }))],
  ['rewritten by id only', (rows) => rows.map(({ id }) => ({ id, text: '改写', status: '2' }))],
  ['signed for somebody else', (rows) => rows.map((row) => ({ ...row, writtenBy: ids.bert, changedBy: ids.bert }))],
  ['dated back', (rows) => rows.map((row) => ({ ...row, writtenAt: '2001-01-01T00:00:00.000Z', changedAt: '2001-01-01T00:00:00.000Z' }))],
  ['doubled', (rows) => [...rows, ...rows]],
  ['all with one id', (rows) => rows.map((row) => ({ ...row, id: rows[0]?.id, text: '改写', status: '2' }))],
  ['without ids', (rows) => rows.map(({ id, ...row }) => ({ ...row, text: '改写', status: '2' }))],
]

describe.each(inboxes)('internal notes and the history of %s', (inbox) => {
  let id: DocumentId = 0
  beforeEach(async () => {
    id = await makeRequest(inbox)
  })

  it.each(attacks)('stay as they were written when they are sent %s, whoever sends them', async (_name, change) => {
    const before = await stored(inbox, id)
    const body = { notes: change(before.notes), statusHistory: change(before.statusHistory) }
    for (const somebody of ['bert', 'boss']) await patch(inbox, id, body, somebody)
    await rest(`/${inbox}?where[id][equals]=${id}`, { method: 'PATCH', body, token: tokens.boss })
    expect(await stored(inbox, id)).toEqual(before)
  })

  it('grow by notes that carry the name and the time of who writes them', async () => {
    const began = Date.now()
    for (const somebody of ['bert', 'boss']) {
      const forged = { newNote: ` 更正：${somebody} `, notes: [], writtenBy: ids.anna, writtenAt: '2001-01-01T00:00:00.000Z' }
      expect((await patch(inbox, id, forged, somebody)).status).toBe(200)
    }
    const { notes } = await stored(inbox, id)
    expect(notes.map(({ text, writtenBy }) => [text, writtenBy])).toEqual([
      ['已致电，无人接听', ids.anna],
      ['约好明天上午', ids.anna],
      ['更正：bert', ids.bert],
      ['更正：boss', ids.boss],
    ])
    expect(Date.parse(notes[2]?.writtenAt ?? '')).toBeGreaterThanOrEqual(began)
  })

  it.skipIf(engineLacks('conflict labels'))('lose none of two that are written at once, and gain none by an empty one', async () => {
    const note = async (somebody: string) => (await patch(inbox, id, { newNote: somebody }, somebody)).status
    expect(await Promise.all(['anna', 'bert'].map(note))).toEqual([200, 200])
    await patch(inbox, id, { newNote: ' \n ' }, 'anna')
    await patch(inbox, id, { status: '2' }, 'anna')
    const { notes } = await stored(inbox, id)
    expect(notes.map(({ text }) => text).sort()).toEqual(['anna', 'bert', '已致电，无人接听', '约好明天上午'].sort())
  })

  it('hold a note once that is saved again because the answer was lost; another’s is another, and so are the words of an earlier day', async () => {
    for (const [somebody, newNote] of [
      ['anna', '配件已寄出'],
      ['anna', '配件已寄出'],
      ['bert', '配件已寄出'],
      ['anna', '已致电，无人接听'],
    ] as const) {
      expect((await patch(inbox, id, { newNote }, somebody)).status).toBe(200)
    }
    const { notes } = await stored(inbox, id)
    expect(notes.slice(2).map(({ text, writtenBy }) => [text, writtenBy])).toEqual([
      ['配件已寄出', ids.anna],
      ['配件已寄出', ids.bert],
      ['已致电，无人接听', ids.anna],
    ])
  })

  it('are not written by who may not read them', async () => {
    const before = await stored(inbox, id)
    for (const somebody of ['writer', 'nobody']) expect((await patch(inbox, id, { newNote: 'x' }, somebody)).status).toBe(403)
    expect(await stored(inbox, id)).toEqual(before)
  })
})
