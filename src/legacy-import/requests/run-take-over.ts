import { readFileSync } from 'node:fs'
import process from 'node:process'
import { argumentsOf, runCommand } from '../../backup/command'
import { Problem } from '../../lib/problem.mjs'
import { FileProblem } from '../../spreadsheet/sheet'
import { type Plan, planTakeOver } from './plan'

const usage = `npm run import:requests -- --file TABLE.csv [--kind repair|feedback] [--write]
  takes a table of repair requests and feedback of the legacy system (CSV; UTF-8 or GBK) into the inbox
  --kind    of rows that don't say it
  --write   without it nothing is written: what would be taken over, and which rows would not, and why`

const options = {
  file: { type: 'string' },
  kind: { type: 'string' },
  write: { type: 'boolean', default: false },
  help: { type: 'boolean' },
} as const

/** Of the reasons so many rows are named; nobody mends more by hand. */
const LISTED_ROWS = 200

await runCommand(run)

async function run(): Promise<void> {
  const { values, positionals } = argumentsOf(usage, options)
  const { kind, file } = values
  if (values.help || !file || positionals.length > 0 || (kind !== undefined && kind !== 'repair' && kind !== 'feedback'))
    throw new Problem(usage)
  Object.assign(process.env, { NODE_ENV: 'production' })
  const bytes = readTable(file)
  const { getPayload } = await import('payload')
  const { default: config } = await import('../../../payload.config')
  const { retentionOf, takeOver } = await import('./take-over')
  const cms = await getPayload({ config })
  const retention = await retentionOf(cms)
  const plan = planned(() => planTakeOver(bytes, kind ?? null, retention))
  console.log(planText(plan))
  if (!values.write) {
    console.log('这是试运行，没有写入。确认后加上 --write 再运行。')
    return
  }
  const { environment } = await import('../../lib/environment')
  const { openTakenRows } = await import('./taken-rows')
  const { created, hadBefore } = await takeOver(cms, plan, openTakenRows(environment.DATA_DIR))
  console.log(`已写入 ${created} 条；${hadBefore} 条以前已经接收，未重复写入。`)
}

function readTable(file: string): Buffer {
  try {
    return readFileSync(file)
  } catch {
    throw new Problem(`无法读取文件 ${file}。`)
  }
}

function planned(plan: () => ReturnType<typeof planTakeOver>): Plan {
  try {
    const found = plan()
    if ('problem' in found) throw new Problem(found.problem)
    return found
  } catch (error) {
    throw error instanceof FileProblem ? new Problem(error.message) : error
  }
}

function planText({ taken, left, unknownColumns }: Plan): string {
  const listed = left.slice(0, LISTED_ROWS).map(({ line, reason }) => `第 ${line} 行：${reason}。`)
  return [
    `可接收 ${taken.length} 条，不接收 ${left.length} 条。`,
    ...(unknownColumns.length > 0 ? [`未接收的列：${unknownColumns.join('、')}。`] : []),
    ...listed,
    ...(left.length > listed.length ? [`另有 ${left.length - listed.length} 行未列出。`] : []),
  ].join('\n')
}
