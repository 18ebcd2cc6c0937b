import { readFileSync, writeFileSync } from 'node:fs'
import { type Defect, layerOf } from './defect'

const FILE = 'docs/mutants.md'

/** What came of a defect; `noticedBy` names the first test that failed, null: none did. */
export type Finding = { noticedBy: string | null; seconds: number }

/** Of the whole table, so many must be noticed. */
export const LEAST = 60

const HEAD = `# Mutants

Written by \`npm run test:mutants\`: defects that somebody could make, planted one at a time into a copy of the product whose tests
were green before, and the test that notices each. The table of the defects is in \`tests/mutants/defects\`.
`

/** Writes the lines of these defects and keeps those of all others, as the last run has left them. */
export function writeReport(defects: readonly Defect[], findings: ReadonlyMap<Defect, Finding>): void {
  const before = previousLines()
  const lines = defects.map((defect, index) => {
    const finding = findings.get(defect)
    return `| ${index + 1} | ${finding ? lineOf(defect, finding) : (before.get(defect.name) ?? lineOf(defect))} |`
  })
  const noticed = lines.filter((line) => !/\| (?:\*\*nobody\*\*|not run yet) \|/.test(line)).length
  const head = '| no. | layer | defect | noticed by | seconds |\n| --- | --- | --- | --- | --- |'
  writeFileSync(FILE, `${HEAD}\n${noticed} of ${defects.length} are noticed; at least ${LEAST} must be.\n\n${head}\n${lines.join('\n')}\n`)
}

function lineOf(defect: Defect, finding?: Finding): string {
  const noticedBy = finding ? (finding.noticedBy ?? '**nobody**') : 'not run yet'
  return [layerOf(defect), defect.name, noticedBy, finding?.seconds ?? ''].map(cell).join(' | ')
}

const cell = (value: string | number) => String(value).replaceAll('|', '\\|')

/** Lines by the names of their defects, without their numbers. */
function previousLines(): Map<string, string> {
  try {
    const rows = readFileSync(FILE, 'utf8').matchAll(/^\| \d+ \| (.*) \|$/gm)
    return new Map([...rows].map(([, row = '']) => [(row.split(' | ')[1] ?? '').replaceAll('\\|', '|'), row]))
  } catch {
    return new Map()
  }
}
