import { hostname } from 'node:os'
import process from 'node:process'
import { afterEach, describe, expect, it, vi } from 'vitest'

const now = () => new Date().toISOString()

/** Number of a process that has ended long ago, or never was. */
const GONE = 2 ** 22 + 1

/** The owner as a process somewhere else would write it. */
async function ownerModule(boot: string, container: string) {
  vi.resetModules()
  vi.doMock('node:fs', async (original) => ({
    ...(await original<typeof import('node:fs')>()),
    readFileSync: () => `${boot}\n`,
    readlinkSync: () => `pid:[${container}]`,
  }))
  return import('../../../src/import-orders/owner')
}

afterEach(() => {
  vi.doUnmock('node:fs')
  vi.restoreAllMocks()
})

describe('whether the process that works on an import is still there', () => {
  it('is told at once of one that ended in this very place', async () => {
    const { OWNER, isAlive } = await ownerModule('boot-1', '1')
    const [where] = OWNER.split(' ')
    expect(isAlive({ owner: OWNER, beatAt: now() })).toBe(true)
    expect(isAlive({ owner: `${where} ${GONE} other`, beatAt: now() })).toBe(false)
    // This number is this process's by now.
    expect(isAlive({ owner: `${where} ${process.pid} other`, beatAt: now() })).toBe(false)
  })

  it.each([
    ['in another container of the same name', 'boot-1', '2'],
    ['from before the machine started again', 'boot-0', '1'],
  ])('is told of a process %s by its silence alone, whatever has its number here', async (_, boot, container) => {
    const there = (await ownerModule(boot, container)).OWNER.split(' ')[0]
    const { isAlive } = await ownerModule('boot-1', '1')
    expect(there).toContain(hostname())
    for (const pid of [GONE, process.pid, 1]) {
      expect(isAlive({ owner: `${there} ${pid} other`, beatAt: now() })).toBe(true)
      expect(isAlive({ owner: `${there} ${pid} other`, beatAt: new Date(Date.now() - 61_000).toISOString() })).toBe(false)
    }
  })
})
