import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { afterAll, afterEach } from 'vitest'
import './failing-driver.mjs'

/** A disk that fails when a test wants it to; imported before whatever opens a database. Whole again after each test. */
const folder = mkdtempSync(path.join(tmpdir(), 'fault-'))
const fault = path.join(folder, 'fault')
process.env.DRIVER_FAULT_FILE = fault
if (process.env.TEST_DATABASE_URI) await import('./failing-mongodb.mjs')

/** From now on each COMMIT fails, or each statement. */
export const breakDisk = (what: 'commit' | 'everything') => writeFileSync(fault, what)

export const mendDisk = () => rmSync(fault, { force: true })

afterEach(mendDisk)
afterAll(() => rmSync(folder, { recursive: true }))
