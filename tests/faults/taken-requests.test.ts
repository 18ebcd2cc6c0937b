import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { planTakeOver } from '@/legacy-import/requests/plan'
import { openTakenRows } from '@/legacy-import/requests/taken-rows'
import { emptySite } from './support'

/** A table of requests of a legacy system, taken over into the inbox of a site that would forward and tell of each new one. */
let cms: Payload
let folder: string

beforeAll(async () => {
  cms = await emptySite({ WORK_ORDER_URL: 'http://127.0.0.1:9', SMTP_HOST: '127.0.0.1', SMTP_FROM: 'site@example.com' })
})
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'taken-'))
  await cms.delete({ collection: 'service-requests', where: { id: { exists: true } }, overrideAccess: true })
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const TABLE = [
  'template_id,customer_name,tel,content,question_type,personal_field,status,gmt_create,gmt_modified',
  'Repair,王芳,13800138000,合不上闸,,purchaseType=HM1-125&provincesAndCities=江苏省/南京市,2,2026-01-02 10:00:00,2026-01-05 09:00:00',
  'Feedback,李强,13900139000,页面打不开,Pagestuck,,0,2026-02-03 08:05:00,',
].join('\n')

async function taken(table = TABLE, marks = folder) {
  const { retentionOf, takeOver } = await import('@/legacy-import/requests/take-over')
  const plan = planTakeOver(Buffer.from(table), null, await retentionOf(cms), new Date('2026-11-25'))
  if ('problem' in plan) throw new Error(plan.problem)
  return takeOver(cms, plan, openTakenRows(marks))
}

const stored = async () =>
  (await cms.find({ collection: 'service-requests', sort: 'createdAt', depth: 0, pagination: false, overrideAccess: true })).docs

it('comes once, with its times and numbers of its own, and nobody is told', async () => {
  expect(await taken()).toEqual({ created: 2, hadBefore: 0 })
  const [repair, feedback] = await stored()
  expect(repair).toMatchObject({ kind: 'repair', status: '2', goodsType: 'HM1-125', createdAt: '2026-01-02T02:00:00.000Z' })
  expect(repair?.completedAt).toBe('2026-01-05T01:00:00.000Z')
  expect(repair?.reference).toMatch(/^BX20260102-\d{8}$/)
  expect(feedback?.reference).toMatch(/^FK20260203-\d{8}$/)
  const jobs = await cms.count({ collection: 'payload-jobs', overrideAccess: true })
  expect(jobs.totalDocs).toBe(0)
  expect(await taken()).toEqual({ created: 0, hadBefore: 2 })
})

it('comes once even when what was noted is gone, and when the table has grown', async () => {
  await taken()
  const grown = `${TABLE}\nFeedback,赵敏,13700137000,很好,Suggestions,,1,2026-02-04,`
  expect(await taken(grown, path.join(folder, 'other'))).toEqual({ created: 1, hadBefore: 2 })
  expect(await stored()).toHaveLength(3)
})

it('a person who was erased here does not come back', async () => {
  await taken()
  const [repair, feedback] = await stored()
  const { anonymise } = await import('@/personal-data/anonymous')
  await anonymise(cms, { collection: 'service-requests', id: repair?.id ?? 0 })
  await cms.delete({ collection: 'service-requests', id: feedback?.id ?? 0, overrideAccess: true })
  expect(await taken()).toEqual({ created: 0, hadBefore: 2 })
  expect(JSON.stringify(await stored())).not.toMatch(/王芳|李强|13800138000/)
})
