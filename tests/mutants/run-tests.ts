import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { z } from 'zod'
import type { Part } from './defect'

/** What came of a run: which tests failed, by their titles, and what the runner said. */
export type Outcome = { passed: number; failed: string[]; said: string }

type Request = { part: Part; files: readonly string[]; test?: string; env?: Record<string, string>; stopsAtFirst?: boolean }

/** In the tree whose tests run. */
const REPORT = '.cache/mutants.json'

/** Where a browser test fails at once what it expects is not there: the other time-outs are for what hangs. */
const BROWSER_LIMIT_MS = '120000'

/** Unit and integration tests are two projects each; a file belongs to one of them. */
const projects: Record<Exclude<Part, 'e2e'>, string[]> = {
  unit: ['unit', 'unit-alone'],
  faults: ['faults'],
  integration: ['integration', 'own-sites'],
}

/** Runs files of tests in a tree. */
export function runTests(tree: string, request: Request): Promise<Outcome> {
  return request.part === 'e2e' ? playwright(tree, request) : vitest(tree, request, projects[request.part])
}

const vitestReport = z.object({
  numPassedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string(),
      assertionResults: z.array(z.object({ status: z.string(), fullName: z.string() })),
    }),
  ),
})

async function vitest(tree: string, { files, test, env, stopsAtFirst }: Request, names: string[]): Promise<Outcome> {
  const said = await node(
    tree,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      ...names.flatMap((name) => ['--project', name]),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${REPORT}`,
      ...(stopsAtFirst ? ['--bail=1'] : []),
      ...(test ? ['-t', escaped(test)] : []),
      ...files,
    ],
    { NODE_ENV: 'test', ...env },
  )
  const { numPassedTests: passed, testResults } = vitestReport.parse(readReport(tree, said))
  const failed = testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName),
  )
  return { passed, failed, said }
}

const spec = z.object({ title: z.string(), ok: z.boolean() })
type Suite = { specs?: z.infer<typeof spec>[]; suites?: Suite[] }
const suite: z.ZodType<Suite> = z.lazy(() => z.object({ specs: z.array(spec).optional(), suites: z.array(suite).optional() }))
const playwrightReport = z.object({ stats: z.object({ expected: z.number() }), suites: z.array(suite) })

async function playwright(tree: string, { files, test, env, stopsAtFirst }: Request): Promise<Outcome> {
  const said = await node(
    tree,
    [
      'node_modules/@playwright/test/cli.js',
      'test',
      '--reporter=list,json',
      '--retries=0',
      `--timeout=${BROWSER_LIMIT_MS}`,
      ...(stopsAtFirst ? ['-x'] : []),
      ...(test ? ['-g', escaped(test)] : []),
      ...files,
    ],
    { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: REPORT },
  )
  const { stats, suites } = playwrightReport.parse(readReport(tree, said))
  return { passed: stats.expected, failed: suites.flatMap(failedIn), said }
}

const failedIn = ({ specs = [], suites = [] }: Suite): string[] => [
  ...specs.filter(({ ok }) => !ok).map(({ title }) => title),
  ...suites.flatMap(failedIn),
]

/** Titles are chosen by patterns. */
const escaped = (title: string) => title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

function readReport(tree: string, said: string): unknown {
  try {
    return JSON.parse(readFileSync(path.join(tree, REPORT), 'utf8'))
  } catch {
    throw new Error(`The runner has written no report:\n${said}`)
  }
}

async function node(tree: string, args: string[], env: Record<string, string>): Promise<string> {
  rmSync(path.join(tree, REPORT), { force: true })
  mkdirSync(path.dirname(path.join(tree, REPORT)), { recursive: true })
  const child = spawn(process.execPath, args, { cwd: tree, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
  const said: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => said.push(chunk))
  await once(child, 'close')
  return Buffer.concat(said).toString('utf8')
}
