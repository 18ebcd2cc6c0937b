/**
 * `npm run test:mongo`: integration and fault tests, or the named parts (see tests/run.mjs), on MongoDB instead of the embedded
 * database. Which server: see tests/support/mongodb-server.mjs. Tests that break or read SQLite's own file are left out.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import process from 'node:process'
import { install, isInstalled } from '../src/server/install.mjs'

const PARTS = ['integration', 'faults', 'hostile', 'e2e', 'soak', 'unit', 'lint', 'typecheck']

if (!isInstalled()) install()
// Imported only now: it needs what `install` brings.
const { dropDatabase, findMongodb, NO_MONGODB } = await import('./support/mongodb-server.mjs')
const { lacksOf } = await import('./support/mongodb-engine.mjs')
const server = await findMongodb()
if (!server) {
  console.error(NO_MONGODB)
  process.exit(1)
}
console.log(`On ${server.name}.`)
const lacks = await lacksOf(server.uriOf(`engine-${process.pid}`))
if (lacks.length > 0) console.log(`It lacks ${lacks.join(' and ')}: tests of that are left out (record 0051).`)
const uri = server.uriOf(`site-test-${process.pid}`)
const words = process.argv.slice(2)
const parts = words.some((word) => PARTS.includes(word)) ? [] : ['integration', 'faults']
const suite = spawn(process.execPath, ['tests/run.mjs', ...parts, ...words], {
  stdio: 'inherit',
  env: { ...process.env, TEST_DATABASE_URI: uri, TEST_DATABASE_LACKS: lacks.join(', ') },
})
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => suite.kill(signal))
const [status] = await once(suite, 'close')
await dropDatabase(uri)
await server.stop()
process.exit(status ?? 1)
