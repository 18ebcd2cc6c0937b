/**
 * Fills a database with synthetic documents. Options: see `usage`. Ends with the line `synthetic: ok`, which callers check: an exit code
 * alone is not proof that anything was done.
 */
import process from 'node:process'
import { getPayload } from 'payload'
import { environment } from '../../src/lib/environment'
import { keepPrivate } from '../../src/lib/private-data.mjs'
import { Progress } from '../progress'
import { fill } from './fill'
import { parseOptions, Refusal, usage } from './options'

async function main(): Promise<void> {
  const wanted = parseOptions(process.argv.slice(2))
  if (!wanted) return console.log(usage)
  // In production mode Payload runs the committed migrations and never changes the schema by itself.
  Object.assign(process.env, { NODE_ENV: 'production' })
  keepPrivate(environment.DATA_DIR)
  const { default: config } = await import('../../payload.config')
  const payload = await getPayload({ config })
  const progress = new Progress(Object.values(wanted).reduce((sum, number) => sum + number, 0))
  await fill(payload, { wanted, progress })
  progress.end()
  await payload.destroy()
  console.log('synthetic: ok')
}

try {
  await main()
  process.exit(0)
} catch (error) {
  if (error instanceof Refusal) console.error(error.message)
  else console.error(error)
  process.exit(1)
}
