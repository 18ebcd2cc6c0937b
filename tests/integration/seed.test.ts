import { spawn } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { checkReferences } from '../../seed/check-references'
import { FixtureError } from '../../seed/fixture-error'
import { loadFixtures } from '../../seed/load-fixtures'
import { fixtureFolder } from './support/fixtures'

vi.setConfig({ testTimeout: 120_000 })

const root = path.resolve(import.meta.dirname, '../..')
const folders: string[] = []

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'seed-test-'))
  folders.push(folder)
  return folder
}

type Mistake = { file: string; from: string | RegExp; to: string }

/** A copy of the fixtures with one mistake in it. */
function fixturesWith({ file, from, to }: Mistake): string {
  const folder = temporaryFolder()
  cpSync(fixtureFolder, folder, { recursive: true })
  const target = path.join(folder, file)
  const before = readFileSync(target, 'utf8')
  const after = before.replace(from, to)
  expect(after, 'the mistake is made').not.toBe(before)
  writeFileSync(target, after)
  return folder
}

/** Runs the seed as its own process, as an operator does. */
async function seed(args: string[], dataDir = temporaryFolder()) {
  const { DATABASE_URI: _unset, ...rest } = process.env
  const child = spawn(process.execPath, ['--conditions=production', 'src/server/run.mjs', 'seed/run.ts', ...args], {
    cwd: root,
    env: { ...rest, NODE_ENV: 'production', DATA_DIR: dataDir, PAYLOAD_SECRET: 'x'.repeat(64) },
  })
  let stdout = ''
  let stderr = ''
  child.stdout.on('data', (chunk) => {
    stdout += chunk
  })
  child.stderr.on('data', (chunk) => {
    stderr += chunk
  })
  const code = await new Promise((resolve) => child.once('close', resolve))
  return { code, stdout, stderr, lastLine: stdout.trimEnd().split('\n').pop(), dataDir }
}

describe('the demo content', () => {
  it('has no mistake', async () => {
    const { code, stdout, stderr, lastLine, dataDir } = await seed(['--dry-run'])
    expect([code, lastLine, stderr]).toEqual([0, 'seed: ok', ''])
    expect(stdout).toMatch(/^products: \d+$/m)
    expect(existsSync(path.join(dataDir, 'site.db'))).toBe(false)
  })
})

const mistakes: (Mistake & { what: string; field: string; reason: RegExp })[] = [
  {
    what: 'a field is missing',
    file: 'products/12-moulded-case-circuit-breakers.yaml',
    from: /^ {2}model: HM3-250\n/m,
    to: '',
    field: 'model',
    reason: /undefined|required/i,
  },
  {
    what: 'a key is misspelt',
    file: 'stories/data-centre.yaml',
    from: /^ {2}customerName:/m,
    to: '  costumerName:',
    field: 'c[ou]s?[ts]+[ou]merName',
    reason: /Unrecognized key|undefined/,
  },
  {
    what: 'a story names a product that does not exist',
    file: 'stories/data-centre.yaml',
    from: 'products: ["150", "153"',
    to: 'products: ["150", "9999"',
    field: 'products',
    reason: /9999 不存在/,
  },
  {
    what: 'a text is too long',
    file: 'news/2026-h2.yaml',
    from: /^ {2}title: .*$/m,
    to: `  title: ${'长'.repeat(61)}`,
    field: 'title',
    reason: /<=60|60/,
  },
  {
    what: 'a picture is named that is not listed',
    file: 'trainings.yaml',
    from: /cover: cards\/[a-z0-9-]+\.webp/,
    to: 'cover: cards/no-such-picture.webp',
    field: 'cover',
    reason: /cards\/no-such-picture\.webp/,
  },
  {
    what: 'a picture is listed that is no file',
    file: 'media.yaml',
    from: /^badges\/badge-01\.webp:/m,
    to: 'badges/badge-99.webp: 徽章\nbadges/badge-01.webp:',
    field: 'badges/badge-99.webp',
    reason: /文件不存在/,
  },
  {
    what: 'a document is named that is no file',
    file: 'documents/manuals.yaml',
    from: 'file: manual-hm3-250.pdf',
    to: 'file: no-such-manual.pdf',
    field: 'file',
    reason: /no-such-manual\.pdf/,
  },
  {
    what: 'an id is given twice',
    file: 'news/2026-h2.yaml',
    from: 'id: 535',
    to: 'id: 536',
    field: 'id',
    reason: /536 出现了两次/,
  },
  {
    what: 'the reserved product id is given',
    file: 'products/12-moulded-case-circuit-breakers.yaml',
    from: 'id: "153"',
    to: 'id: "153_2"',
    field: 'id',
    reason: /153_2 为保留编号/,
  },
  {
    what: 'a date is none',
    file: 'news/2026-h2.yaml',
    from: /^ {2}publishedAt: .*$/m,
    to: '  publishedAt: 18.11.2026',
    field: 'publishedAt',
    reason: /\S/,
  },
  {
    what: 'the YAML is broken',
    file: 'banners.yaml',
    from: /^- placement: /m,
    to: '- placement: [',
    field: '',
    reason: /line \d+/,
  },
]

/** What the seed finds before it writes anything; its program prints the message of such an error, and of no other. */
function mistakeIn(folder: string): FixtureError {
  try {
    checkReferences(loadFixtures(folder))
  } catch (error) {
    if (error instanceof FixtureError) return error
    throw error
  }
  throw new Error('No mistake was found')
}

describe('a mistake in the fixtures', () => {
  it.each(mistakes)('is named by file, field and reason when $what', ({ file, field, reason, ...mistake }) => {
    const { message } = mistakeIn(fixturesWith({ file, ...mistake }))
    const [first = ''] = message.split('\n')
    expect(first).toContain(`fixtures/${file}`)
    expect(first).toMatch(new RegExp(field))
    expect(message).toMatch(reason)
  })

  it.each(mistakes.slice(0, 1))('is told without a stack, and leaves nothing behind: no database is made', async (mistake) => {
    const folder = fixturesWith(mistake)
    const { code, stdout, stderr, dataDir } = await seed(['--fixtures', folder])
    expect(code).toBe(1)
    expect(stdout).not.toContain('seed: ok')
    expect(stderr.trimEnd()).toBe(mistakeIn(folder).message.trimEnd())
    expect(existsSync(path.join(dataDir, 'site.db'))).toBe(false)
    expect(existsSync(path.join(dataDir, 'media'))).toBe(false)
  })

  it('and so is an unknown option of --only, or a folder that is none', async () => {
    const only = await seed(['--dry-run', '--only', 'producs'])
    expect(only.code).toBe(1)
    expect(only.stderr).toMatch(/--only.*producs/)
    const folder = await seed(['--dry-run', '--fixtures', '/no/such/folder'])
    expect(folder.code).toBe(1)
    expect(folder.stderr).toContain('/no/such/folder')
  })
})
