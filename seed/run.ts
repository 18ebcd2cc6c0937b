/**
 * Seeds the demo content. Options: see `usage`. Ends with the line `seed: ok`, which callers check: an exit code alone
 * is not proof that anything was done.
 */
import process from 'node:process'
import { parseArgs } from 'node:util'
import { getPayload, type Payload } from 'payload'
import { fillListings } from '../src/database/mongodb-listings'
import { inTurn } from '../src/database/preparation/in-turn'
import { fillAttributeValues } from '../src/finding/fill-attribute-values'
import { fillOrderCodes } from '../src/finding/fill-order-codes'
import { fillSearch } from '../src/finding/fill-search'
import { environment } from '../src/lib/environment'
import { log } from '../src/lib/log.mjs'
import { keepPrivate } from '../src/lib/private-data.mjs'
import { Problem } from '../src/lib/problem.mjs'
import { makeFirstWidthsOnly } from '../src/picture-widths/first-widths-only'
import { fillReferences } from '../src/usage/fill'
import { adoptAttributes } from './adopt-attributes'
import { fixtureFolder } from './assets'
import { checkReferences } from './check-references'
import { ensureFirstAdministrator } from './first-administrator'
import { FixtureError } from './fixture-error'
import { beginSeeding, forgetJournal, readJournal, writeJournal } from './journal'
import { type Fixtures, loadFixtures } from './load-fixtures'
import { Progress } from './progress'
import { resetContent } from './reset'
import { writeContent } from './write-content'
import { seededCollections, Writer } from './writer'

const usage = `npm run seed -- [options]
  --reset        delete the content first (never accounts, requests or consultations)
  --only NAME    only this collection or global, for example products or home-page
  --dry-run      check the fixtures and say what would be written
  --if-empty     do nothing when the content was seeded before; make the first administrator when there is no user
  --fixtures DIR read the fixtures from another folder`

const { values: options } = parseArgs({
  options: {
    reset: { type: 'boolean', default: false },
    only: { type: 'string' },
    'dry-run': { type: 'boolean', default: false },
    'if-empty': { type: 'boolean', default: false },
    fixtures: { type: 'string', default: fixtureFolder },
    help: { type: 'boolean', default: false },
  },
})

const globals = [
  'site-information',
  'home-page',
  'page-headers',
  'group-page',
  'about-page',
  'recruiting-page',
  'service-page',
  'survey-page',
  'selector-page',
]

async function main(): Promise<void> {
  if (options.help) return console.log(usage)
  if (options.only && !(options.only in seededCollections) && !globals.includes(options.only)) {
    throw new FixtureError('', '--only', `没有 ${options.only}；可选：${[...Object.keys(seededCollections), ...globals].join(', ')}`)
  }
  const fixtures = loadFixtures(options.fixtures)
  checkReferences(fixtures)
  if (options['dry-run']) return printSizes(fixtures)

  // In production mode Payload runs the committed migrations and never changes the schema by itself.
  Object.assign(process.env, { NODE_ENV: 'production' })
  keepPrivate(environment.DATA_DIR)
  await inTurn(environment.DATABASE_URI, sayWaiting, () => write(fixtures))
}

function sayWaiting(): void {
  log.info({ event: 'preparation waited for' }, 'Another process prepares the database: this one goes on when that one is done')
}

async function write(fixtures: Fixtures): Promise<void> {
  const { default: config } = await import('../payload.config')
  const payload = await getPayload({ config })
  makeFirstWidthsOnly(payload)
  // What is there already; what is seeded is noted as it is written.
  await adoptAttributes(payload, fixtures, (await readJournal(payload)).finishedAt !== null)
  await fillReferences(payload, (slug) => console.log(`登记引用：${slug}`))
  await fillListings(payload)
  await fillSearch(payload, (slug) => console.log(`建立搜索索引：${slug}`))
  await fillAttributeValues(payload)
  await fillOrderCodes(payload)
  await seed(payload, fixtures)
  if (options['if-empty']) await ensureFirstAdministrator(payload, environment.DATA_DIR)
  await payload.destroy()
}

async function seed(payload: Payload, fixtures: Fixtures): Promise<void> {
  const journal = await readJournal(payload)
  if (options['if-empty'] && journal.finishedAt) return
  if (options.reset && !options.only) await forgetJournal(payload)
  const forgotten = options.reset ? await resetContent(payload, options.only) : []

  const isForgotten = (name: string) =>
    options.reset && (!options.only ? true : name === `global:${options.only}` || forgotten.some((slug) => name.startsWith(`${slug}:`)))
  const alreadySeeded = new Set(journal.seeded.filter((name) => !isForgotten(name)))
  const progress = new Progress(sizeOf(fixtures))
  const writer = new Writer({ payload, progress, alreadySeeded, overwritesGlobals: options.reset, only: options.only })
  await writer.lookUp()
  if (await beginSeeding(payload, writer.isEmpty())) writer.ownsEverything()
  try {
    await writeContent(fixtures, writer, payload.config)
  } catch (error) {
    await writer.undo()
    throw error
  }
  progress.end()
  await writeJournal(payload, writer.seeded)
}

function sizeOf(fixtures: Fixtures): number {
  const lists = Object.values(fixtures).filter((value) => Array.isArray(value))
  const children = fixtures.productCategories.flatMap(({ children }) => children)
  return lists.reduce((sum, list) => sum + list.length, children.length + Object.keys(fixtures.media).length + globals.length - 1)
}

function printSizes(fixtures: Fixtures): void {
  for (const [kind, value] of Object.entries(fixtures)) {
    const size = Array.isArray(value) ? value.length : kind === 'media' ? Object.keys(value).length : 1
    console.log(`${kind}: ${size}`)
  }
  console.log('演示内容检查通过，未写入任何数据。')
}

try {
  await main()
  console.log('seed: ok')
  process.exit(0)
} catch (error) {
  if (error instanceof FixtureError || error instanceof Problem) console.error(error.message)
  else console.error(error)
  process.exit(1)
}
