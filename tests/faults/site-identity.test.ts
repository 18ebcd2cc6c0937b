import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Environment } from '@/lib/environment.mjs'
import { Problem } from '@/lib/problem.mjs'
import { fakeBucket } from '../support/fake-bucket'
import { emptySite } from './support'

const OTHER_SECRET = 'another-secret-of-the-tests-'.repeat(2)
const elsewhere = mkdtempSync(path.join(tmpdir(), 'other-data-'))

let site: Environment
let identity: typeof import('@/server/identity/same-site.mjs')
let look: () => Promise<string[]>
let bucket: Awaited<ReturnType<typeof fakeBucket>>

beforeAll(async () => {
  await emptySite({})
  site = { ...(await import('@/lib/environment')).environment }
  identity = await import('@/server/identity/same-site.mjs')
  look = (await import('@/server/checks/not-ready')).notReady
  bucket = await fakeBucket()
  await identity.assertSameSite(site)
  await identity.noteSite(site)
})

afterAll(() => {
  bucket.close()
  rmSync(elsewhere, { recursive: true, force: true })
})

const starts = (changed: Partial<Environment> = {}) => identity.assertSameSite({ ...site, ...changed })

/** What an operator reads when the site does not start. */
async function refusal(changed: Partial<Environment>): Promise<string> {
  const error: unknown = await starts(changed).catch((reason) => reason)
  if (!(error instanceof Problem)) throw new Error(`It starts, or ends with ${error}`)
  return error.message
}

describe('a database that was used before', () => {
  it('is started again with its secret and its files, and by a second instance', async () => {
    await starts()
    await identity.noteSite(site)
    await starts({ PORT: 4000, HOST: 'elsewhere' })
    expect(await look()).toEqual([])
  })

  it('is not started with another secret, until that is adopted', async () => {
    const sentence = await refusal({ PAYLOAD_SECRET: OTHER_SECRET })
    expect(sentence).toContain('npm run adopt -- secret')
    for (const secret of [OTHER_SECRET, site.PAYLOAD_SECRET]) expect(sentence).not.toContain(secret)
    await identity.adopt({ ...site, PAYLOAD_SECRET: OTHER_SECRET }, 'secret')
    await starts({ PAYLOAD_SECRET: OTHER_SECRET })
    expect(await refusal({})).toContain('PAYLOAD_SECRET')
    expect(await look()).toEqual(['the database belongs to another PAYLOAD_SECRET'])
    await identity.adopt(site, 'secret')
    await starts()
    expect(await look()).toEqual([])
  })

  it('is not started on a folder that is not mounted or is another one, until that is adopted', async () => {
    const sentence = await refusal({ DATA_DIR: elsewhere })
    expect(sentence).toContain(elsewhere)
    expect(sentence).toContain('npm run adopt -- storage')
    writeFileSync(path.join(elsewhere, '.storage-id'), 'of another site')
    expect(await refusal({ DATA_DIR: elsewhere })).toBe(sentence)

    await identity.adopt({ ...site, DATA_DIR: elsewhere }, 'storage')
    await starts({ DATA_DIR: elsewhere })
    expect(await refusal({})).toContain(site.DATA_DIR)
    await identity.adopt(site, 'storage')
    await starts()
  })

  it('is not ready while its files are away, and is when they are back', async () => {
    const mark = path.join(site.DATA_DIR, '.storage-id')
    renameSync(mark, `${mark}-away`)
    expect(await look()).toEqual(['the storage of files is away, or not the one of the database'])
    renameSync(`${mark}-away`, mark)
    expect(await look()).toEqual([])
  })

  it('is not started on a bucket that is another one, until that is adopted; one that is away is said by /readyz alone', async () => {
    const external = { ...bucket.environment, S3_REGION: 'us-east-1' }
    expect(await refusal(external)).toContain('The bucket bucket does not hold the files of this database')
    await identity.adopt({ ...site, ...external }, 'storage')
    await starts(external)
    expect(bucket.objects.has('.storage-id')).toBe(true)
    bucket.close()
    await starts(external)
    expect(await refusal({})).toContain(site.DATA_DIR)
    await identity.adopt(site, 'storage')
  })
})

it('a database that knows neither takes what it is started with', async () => {
  const { withKeptIdentity } = await import('@/server/identity/kept-identity.mjs')
  expect(await withKeptIdentity('file:/none/site.db', (kept) => kept.read())).toBeNull()
  expect(await identity.adopt({ ...site, DATABASE_URI: 'file:/none/site.db' }, 'storage')).toBe(false)
})
