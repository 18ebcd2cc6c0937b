/**
 * `npm run test:mutants`: plants the defects of tests/mutants/defects one at a time into a copy of this tree, and shows that the
 * tests notice them. Writes docs/mutants.md. Fails when fewer are noticed than must be, when tests are red without a defect, and
 * when a defect no longer fits the code.
 *
 *   --only WORD    those with the word in their name, their file or the file of their tests; all of them must be noticed
 *   --data FOLDER  seeded data for those that need a running site; without it, the demo content is seeded anew
 */
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { parseArgs } from 'node:util'
import { type Defect, needsSite, type Part, partOf, planted } from './defect'
import { defects } from './defects/defects'
import { type Finding, LEAST, writeReport } from './report'
import { type Outcome, runTests } from './run-tests'
import { makeScratch } from './scratch'
import { seededData, withSite } from './site'

const { values } = parseArgs({ options: { only: { type: 'string' }, data: { type: 'string' } } })
const word = values.only ?? ''
const chosen = defects.filter(({ name, file, noticedBy }) => [name, file, noticedBy].some((text) => text.includes(word)))
if (chosen.length === 0) throw new Error(`No defect has “${word}” in it`)

// Before anything takes time: the table must fit the code.
for (const defect of chosen) planted(readFileSync(defect.file, 'utf8'), defect)
const tree = makeScratch()
const data = chosen.some(needsSite) ? (values.data ? path.resolve(values.data) : await seededData(tree)) : ''

await assertGreen()
const findings = new Map<Defect, Finding>()
for (const [index, defect] of chosen.entries()) {
  const finding = await findingOf(defect)
  findings.set(defect, finding)
  writeReport(defects, findings)
  console.log(`${index + 1}/${chosen.length} ${finding.noticedBy ? 'noticed' : 'NOT NOTICED'} (${finding.seconds} s): ${defect.name}`)
}
const noticed = [...findings.values()].filter(({ noticedBy }) => noticedBy !== null).length
console.log(`${noticed} of ${chosen.length} defects were noticed`)
process.exit(noticed >= (chosen.length === defects.length ? LEAST : chosen.length) ? 0 : 1)

/** Tests that fail anyway notice nothing: first all of them are run without a defect. */
async function assertGreen(): Promise<void> {
  for (const part of ['unit', 'faults'] as const) await assertPartIsGreen(part)
  if (!chosen.some(needsSite)) return
  await withSite(tree, data, async (env) => {
    for (const part of ['integration', 'e2e'] as const) await assertPartIsGreen(part, env)
  })
}

async function assertPartIsGreen(part: Part, env?: Record<string, string>): Promise<void> {
  const own = chosen.filter((defect) => partOf(defect) === part)
  const whole = [...new Set(own.filter(({ test }) => !test).map(({ noticedBy }) => noticedBy))]
  const single = own.filter(({ test }) => test).map(({ noticedBy, test }) => ({ files: [noticedBy], test }))
  for (const run of [...(whole.length > 0 ? [{ files: whole }] : []), ...single]) {
    const { passed, failed, said } = await runTests(tree, { part, env, ...run })
    if (failed.length > 0 || passed === 0) throw new Error(`Red without a defect: ${run.files.join(', ')}\n${said}`)
  }
}

async function findingOf(defect: Defect): Promise<Finding> {
  const file = path.join(tree, defect.file)
  const right = readFileSync(file, 'utf8')
  const start = performance.now()
  writeFileSync(file, planted(right, defect))
  try {
    const { failed } = await testsOf(defect)
    const [first] = failed
    const noticedBy = first === undefined ? null : `\`${defect.noticedBy}\`: ${first}`
    return { noticedBy, seconds: Math.round((performance.now() - start) / 1000) }
  } finally {
    writeFileSync(file, right)
  }
}

function testsOf(defect: Defect): Promise<Outcome> {
  const request = { part: partOf(defect), files: [defect.noticedBy], test: defect.test, stopsAtFirst: true }
  return needsSite(defect) ? withSite(tree, data, (env) => runTests(tree, { ...request, env })) : runTests(tree, request)
}
