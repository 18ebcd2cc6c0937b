import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ContentVersion } from '@/server/content-version/content-version.mjs'
import { fixtureFolder } from '../../seed/assets'
import { makeUser } from './rest'
import { emptySite } from './support'

let cms: Payload
let uri = ''
let version: ContentVersion

beforeAll(async () => {
  cms = await emptySite({})
  const { openContentVersion } = await import('@/server/content-version/content-version.mjs')
  const { environment } = await import('@/lib/environment')
  uri = environment.DATABASE_URI
  version = await openContentVersion(uri, { pendingLimitMs: 2000 })
})

afterAll(() => version.close())

it('a database is prepared until it is seeded, has an administrator and knows what refers to what, and known by when it was seeded', async () => {
  const { needsPreparation } = await import('@/server/database-state.mjs')
  const { writeJournal } = await import('../../seed/journal')
  const unseeded = await version.database()
  expect(await needsPreparation(uri)).toBe(true)

  await writeJournal(cms, ['news:536'])
  expect(await needsPreparation(uri)).toBe(true)
  await makeUser(cms, 'li', 'admin')
  expect(await needsPreparation(uri)).toBe(true)
  const { fillReferences } = await import('@/usage/fill')
  const { fillListings } = await import('@/database/mongodb-listings')
  const { fillAttributeValues } = await import('@/finding/fill-attribute-values')
  const { fillOrderCodes } = await import('@/finding/fill-order-codes')
  const { fillSearch } = await import('@/finding/fill-search')
  const { adoptAttributes } = await import('../../seed/adopt-attributes')
  const { loadFixtures } = await import('../../seed/load-fixtures')
  await fillReferences(cms, () => undefined)
  expect(await needsPreparation(uri)).toBe(true)
  await adoptAttributes(cms, loadFixtures(fixtureFolder), false)
  expect(await needsPreparation(uri)).toBe(true)
  await fillListings(cms)
  expect(await needsPreparation(uri)).toBe(true)
  await fillOrderCodes(cms)
  expect(await needsPreparation(uri)).toBe(true)
  await fillSearch(cms, () => undefined)
  expect(await needsPreparation(uri)).toBe(true)
  await fillAttributeValues(cms)
  expect(await needsPreparation(uri)).toBe(false)

  const seeded = await version.database()
  expect(seeded).not.toBe(unseeded)
  expect(await version.database()).toBe(seeded)
  await writeJournal(cms, ['news:536', 'news:537'])
  expect(await version.database()).not.toBe(seeded)
})
