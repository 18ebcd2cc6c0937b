import { readFileSync, writeFileSync } from 'node:fs'
import process from 'node:process'

/** Where the long form of the fault tests leaves what it found. */
const FILE = 'docs/faults.md'

const HEAD = `# Faults

Written by \`npm run test:faults -- --long\`: what was done to the running product, how often, and what was found afterwards.

| what | how often | database | acknowledged and lost | other findings | when |
| --- | --- | --- | --- | --- | --- |
`

/** Is this the long form? */
export const isLong = process.env.TEST_LONG === '1'

export type Finding = { what: string; times: number; integrity: string; lost: number; others: string }

/** Writes one line of the table, in place of the one of the last run; only the long form does. */
export function report({ what, times, integrity, lost, others }: Finding): void {
  if (!isLong) return
  const today = new Date().toISOString().slice(0, 10)
  const kept = previousLines().filter((line) => !line.startsWith(`| ${what} |`))
  const lines = [...kept, `| ${what} | ${times} | ${integrity} | ${lost} | ${others} | ${today} |`]
  writeFileSync(FILE, `${HEAD}${lines.sort().join('\n')}\n`)
}

function previousLines(): string[] {
  try {
    return readFileSync(FILE, 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('| ') && !/^\| (what|---)/.test(line))
  } catch {
    return []
  }
}
