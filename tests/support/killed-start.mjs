import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { firstValue } from './first-value.mjs'
import { killWithChildren } from './kill-process.mjs'

/** In the middle of the products: there are 73. */
const SO_MANY_PRODUCTS = 20

/**
 * Kills a first start in the middle of the demo content, as a power cut would. What the tests look at is what the next one makes of that;
 * `tests/integration/killed-first-start.test.ts` says that nothing is missing, or there twice.
 *
 * @param {import('node:child_process').ChildProcess} child
 * @param {readonly string[]} log what it has printed so far
 * @param {string} dataDir
 * @throws Error when it ended by itself, or had all of it
 */
export async function killAmongProducts(child, log, dataDir) {
  const database = path.join(dataDir, 'site.db')
  // Before the first entry there are no tables, and a question would make the file.
  const isReached = async () =>
    log.some((text) => text.includes('Seeding')) && Number(await firstValue('SELECT count(*) FROM products', database)) > SO_MANY_PRODUCTS
  while (!(await isReached())) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`The first start ended before it could be killed:\n${log.join('')}`)
    await pause(20)
  }
  await killWithChildren(child)
  const ends = await firstValue("SELECT count(*) FROM payload_kv WHERE key = 'seed'", database)
  if (ends !== 0) throw new Error('The first start had all of the content before it was killed.')
}
