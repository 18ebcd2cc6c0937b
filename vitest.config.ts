import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { defineConfig } from 'vitest/config'

const root = import.meta.dirname

/** Integration tests that start sites of their own: they run beside the others. */
const ownSites = [
  'tests/integration/page-cache/{consistency,failed-rendering,no-waiting,renderer-death,restart,what-changes}.test.ts',
  'tests/integration/{cdn,external-hosts,instances,moving,operation,queries}.test.ts',
  'tests/integration/edge/headers.test.ts',
]

/** What breaks SQLite itself, reads its file, or is about starting with it: left out where the tests run on another database. */
const aboutSqlite = process.env.TEST_DATABASE_URI
  ? [
      'tests/faults/{backup,broken-off-seeding,copy-site,killed-backup,locked-database,old-backup,sqlite-schema}.test.ts',
      'tests/faults/running-site/{exports,full-disk,kills}.test.ts',
      'tests/integration/{killed-first-start,queries,seed}.test.ts',
      'tests/integration/page-cache/failed-rendering.test.ts',
    ]
  : []

/** What takes too long for every run (record 0110). */
const tooLong = process.env.TEST_LONG ? [] : ['tests/faults/how-tos.test.ts']

/**
 * Unit tests that change what a whole process has: its modules, clock or environment, or servers of support modules that all tests of a file
 * share. They have a process for each file; all others share theirs, which spares more than half of the processor's time.
 */
const CHANGES_ITS_PROCESS = /\bvi\.(mock|doMock|stub|use|reset|spyOn)|\bprocess\.(env\b|umask|chdir)|(-under-test|test-servers)'|jsdom/
const unitTests = readdirSync(path.join(root, 'tests/unit'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.test.ts'))
  .map((file) => `tests/unit/${file}`)
const unitTestsAlone = unitTests.filter((file) => CHANGES_ITS_PROCESS.test(readFileSync(path.join(root, file), 'utf8')))

/** Unit tests need nothing; integration tests talk over HTTP to the running site at `BASE_URL`. */
export default defineConfig({
  resolve: {
    // As in Next and TypeScript: `environment` is environment.ts, not environment.mjs beside it.
    extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    alias: {
      '@payload-config': path.join(root, 'payload.config.ts'),
      '@': path.join(root, 'src'),
      // Outside of Next there is no client bundle to keep such modules out of.
      'server-only': path.join(root, 'tests/support/server-only.ts'),
    },
  },
  test: {
    // For what hangs. A busy machine needs many times as long as a quiet one, and that is no failure.
    testTimeout: 180_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    // Vite replaces `BASE_URL` with its own unless it is given here.
    env: { BASE_URL: process.env.BASE_URL ?? 'http://localhost:3000' },
    projects: [
      { extends: true, test: { name: 'unit', include: ['tests/unit/**/*.test.ts'], exclude: unitTestsAlone, isolate: false } },
      { extends: true, test: { name: 'unit-alone', include: unitTestsAlone } },
      // Long and busy, against a site of its own.
      { extends: true, test: { name: 'soak', include: ['tests/soak/**/*.test.ts'] } },
      // The same questions to a site on SQLite and to one on MongoDB.
      {
        extends: true,
        test: { name: 'parity', include: ['tests/parity/*.test.ts'], setupFiles: ['tests/integration/support/needs-account.ts'] },
      },
      // What is killed or breaks; each file has data of its own. They wait more than they work.
      {
        extends: true,
        test: { name: 'faults', include: ['tests/faults/*.test.ts'], exclude: [...aboutSqlite, ...tooLong], maxWorkers: 3 },
      },
      {
        extends: true,
        // The same, with a running site of their own that begins with the seeded data.
        test: {
          name: 'running-site-faults',
          include: ['tests/faults/running-site/*.test.ts'],
          exclude: aboutSqlite,
          setupFiles: ['tests/integration/support/needs-account.ts'],
          fileParallelism: false,
        },
      },
      {
        extends: true,
        // One after the other: they share one site, and one of them uses up a limit.
        test: {
          name: 'integration',
          include: ['tests/integration/**/*.test.ts'],
          exclude: [...ownSites, ...aboutSqlite],
          setupFiles: ['tests/integration/support/needs-account.ts'],
          fileParallelism: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'own-sites',
          include: ownSites,
          exclude: aboutSqlite,
          setupFiles: ['tests/integration/support/needs-account.ts'],
          fileParallelism: false,
        },
      },
      {
        extends: true,
        // What a stranger may ask; requests are counted by what they cost, so that one file runs at a time.
        test: {
          name: 'hostile',
          include: ['tests/hostile/**/*.test.ts'],
          setupFiles: ['tests/integration/support/needs-account.ts'],
          fileParallelism: false,
        },
      },
    ],
  },
})
