/**
 * `npm run test:load -- unit faults …`: runs the suite, or parts of it (see tests/run.mjs), on a machine that is busy with other
 * things: beside as many processes that only burn time as LOAD says (20). What fails here and not otherwise depends on how
 * fast a machine is. Its end is that of the suite: what failed, and `N passed, N failed`.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import process from 'node:process'

const count = Number(process.env.LOAD ?? 20)

/** Ends with its parent, however that ends. */
const burn = 'const parent = process.ppid; while (process.ppid === parent) for (let n = 0; n < 1e8; n += 1);'

const busy = Array.from({ length: count }, () => spawn(process.execPath, ['-e', burn], { stdio: 'ignore' }))
console.log(`Beside ${count} busy processes.`)
const suite = spawn(process.execPath, ['tests/run.mjs', ...process.argv.slice(2)], { stdio: 'inherit' })
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => suite.kill(signal))
const [status] = await once(suite, 'close')
for (const child of busy) child.kill('SIGKILL')
process.exit(status ?? 1)
