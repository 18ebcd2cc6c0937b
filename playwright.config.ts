import process from 'node:process'
import { defineConfig, devices } from '@playwright/test'
import { administratorOf, WORKERS } from './tests/support/site.mjs'

/** Debian's Chromium in a container, without calls to outside hosts. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Each test has a context of its own, which has its own process: one more, ready for the next site, would never be used.
  '--renderer-process-limit=1',
]

// Each worker has an account of its own.
const worker = process.env.TEST_PARALLEL_INDEX
if (process.env.ADMINISTRATOR_EMAIL && worker) process.env.ADMINISTRATOR_EMAIL = administratorOf(Number(worker))

/**
 * What takes too long for every run (record 0110). Of a test that is tagged with `@state` another one looks at the same page in another state; one
 * with `@once` is the same in any window.
 */
const isLong = process.env.TEST_LONG === '1'
const [LEFT_OUT, LEFT_OUT_ON_PHONES] = [/@(long|state)/, /@(long|state|once)/]

/** Stories of which a phone's layout has no part, or a small one; how these pages are on phones, `quality` says of each. */
const LONG_ON_PHONES =
  /\/(analytics|arriving|content-security-policy|deferred-hydration|downloads|failures|feedback|pages|pdf|questions|repair-photos|request-journeys|search-result|selectivity)\.spec\.ts$/

const executablePath = process.env.CHROMIUM || undefined

/** Browser tests against the running site at `BASE_URL`; `npm run test:e2e` builds, seeds and starts it. */
export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  workers: WORKERS,
  // What passes only then is listed at the end of a run, to be mended; it does not cost whoever changed something else a day.
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  ...(!isLong && { grepInvert: LEFT_OUT }),
  // For what hangs. A busy machine needs many times as long as a quiet one, and that is no failure.
  timeout: 300_000,
  expect: { timeout: 45_000 },
  outputDir: '.cache/playwright',
  use: {
    baseURL: process.env.BASE_URL ?? 'http://localhost:3000',
    // A press on what never comes says so before the whole time of a test is gone, twice.
    actionTimeout: 100_000,
    navigationTimeout: 100_000,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    // See tests/e2e/noisy-test.ts.
    screenshot: 'off',
    // Without a language of letters beyond ASCII Chromium saves 批量下载.zip as a nameless “download”.
    launchOptions: { executablePath, args, env: { ...process.env, LANG: 'C.UTF-8' } },
  },
  projects: [
    { name: 'desktop', use: { ...devices['Desktop Chrome'], viewport: { width: 1366, height: 768 } }, testIgnore: /\.phone\./ },
    {
      name: 'phone',
      use: { ...devices['iPhone 13'], browserName: 'chromium' },
      testIgnore: isLong ? /\.desktop\./ : [/\.desktop\./, LONG_ON_PHONES],
      ...(!isLong && { grepInvert: LEFT_OUT_ON_PHONES }),
    },
  ],
})
