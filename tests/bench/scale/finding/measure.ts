/**
 * What finding costs on one site, in this process: `finding.ts` says what is asked. CPU and no clock, because it hardly depends on what else the machine does;
 * the database that is embedded works in this process, too. What MongoDB does for a question is not in it.
 */
import process from 'node:process'
import * as React from 'react'
import { spreadOf } from './spread.mjs'

/** @property p95 of all that was asked, each of them once a round; milliseconds of CPU, but for `p95OnClock` */
export type Cost = { median: number; mean: number; p95: number; p95OnClock: number; count: number; statements: number }

const ROUNDS = 3

/** Counts what the database is asked; null where it can't be counted. */
type Statements = { count: number }

/**
 * Does each piece of work once to load what it needs, and then in rounds.
 *
 * @param works what is done, each in a request of its own
 * @param prepare is done before each, and not measured
 */
export async function costOf(
  works: readonly (() => Promise<unknown>)[],
  statements: Statements,
  rounds = ROUNDS,
  prepare = async () => {},
): Promise<Cost> {
  const costs: number[] = []
  const times: number[] = []
  for (const work of works) await inRequest(work)
  let asked = 0
  for (let round = 0; round < rounds; round += 1) {
    for (const work of works) {
      await prepare()
      const before = statements.count
      const [{ user, system }, start] = [process.cpuUsage(), performance.now()]
      await inRequest(work)
      const [after, end] = [process.cpuUsage(), performance.now()]
      costs.push((after.user + after.system - user - system) / 1000)
      times.push(end - start)
      asked += statements.count - before
    }
  }
  return { ...spreadOf(costs), p95OnClock: spreadOf(times).p95, statements: Math.round((10 * asked) / costs.length) / 10 }
}

/** As React renders a request: what is `cache`d is made once in it. */
async function inRequest(work: () => Promise<unknown>): Promise<void> {
  const internals: object = Reflect.get(React, '__SERVER_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE')
  const made = new Map<unknown, unknown>()
  const getCacheForType = (make: () => unknown) => {
    if (!made.has(make)) made.set(make, make())
    return made.get(make)
  }
  Reflect.set(internals, 'A', { getCacheForType, getOwner: () => null })
  try {
    await work()
  } finally {
    Reflect.set(internals, 'A', null)
  }
}
