import { beforeEach, expect, it, vi } from 'vitest'
import { databaseProblem } from '@/server/checks/database'

/** The key-value store of the database; what another instance does before a reading. */
const store = new Map<string, unknown>()
let meanwhile: () => void = () => undefined
const kv = {
  get: async (key: string) => {
    meanwhile()
    return store.get(key) ?? null
  },
  set: vi.fn(async (key: string, value: unknown) => void store.set(key, value)),
}
vi.mock('@/cms', () => ({ getCms: async () => ({ kv, db: { name: 'mongoose' } }) }))
vi.mock('@/database/migrations', () => ({ migrations: [] }))

beforeEach(() => {
  store.clear()
  meanwhile = () => undefined
})

it('a database keeps what is written, also when another instance looks at the same moment', async () => {
  expect(await databaseProblem()).toBeNull()
  meanwhile = () => store.set('readiness', { mark: `of another instance ${Math.random()}` })
  expect(await databaseProblem()).toBeNull()
})

it.each(['at first', 'later'])('a database that loses what is written is a reason, %s', async (when) => {
  if (when === 'later') await databaseProblem()
  kv.set.mockResolvedValueOnce(undefined)
  expect(await databaseProblem()).toBe('the database does not keep what is written')
})
