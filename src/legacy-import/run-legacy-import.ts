import process from 'node:process'
import type { BasePayload } from 'payload'
import { argumentsOf, runCommand } from '../backup/command'
import { keepPrivate } from '../lib/private-data.mjs'
import { Problem } from '../lib/problem.mjs'
import type { Arrival } from './journal/runs'

const usage = `npm run import:legacy -- --from URL [选项]   把旧站的内容移入本站；中断后再次运行即继续
  --from URL        旧站地址，例如 https://www.example.com
  --write           写入。本站为空时默认写入，否则默认只试运行并给出报告
  --dry-run         只试运行
  --as WAY          published（默认）、drafts（草稿）或 scheduled（定时发布，另加 --at）
  --at TIME         切换时间，例如 "2026-12-01 08:00"（北京时间）
  --overwrite       编辑改过的字段和本站已有的内容也改用来源的
  --pages N,N       另外移入的单页编号
  --file-hosts H,H  文件所在的其他主机
  --rate N          每秒最多请求数（默认 20）；--at-once N 同时请求数（默认 4）
  --private         旧站在内网：允许内网地址
  --verify          逐一比较两边的应答并给出报告；--to URL 是本站的地址（默认本机）
  --undo ID         撤销编号为 ID 的导入`

const options = {
  from: { type: 'string' },
  write: { type: 'boolean' },
  'dry-run': { type: 'boolean' },
  as: { type: 'string', default: 'published' },
  at: { type: 'string' },
  overwrite: { type: 'boolean', default: false },
  pages: { type: 'string', default: '' },
  'file-hosts': { type: 'string', default: '' },
  rate: { type: 'string' },
  'at-once': { type: 'string' },
  private: { type: 'boolean', default: false },
  verify: { type: 'boolean', default: false },
  to: { type: 'string' },
  undo: { type: 'string' },
  help: { type: 'boolean' },
} as const

await runCommand(run)

type Values = ReturnType<typeof read>

function read() {
  return argumentsOf(usage, options)
}

async function run(): Promise<void> {
  const { values, positionals } = read()
  if (values.help || positionals.length > 0 || (!values.from && !values.undo)) throw new Problem(usage)
  const arrival = arrivalOf(values)
  Object.assign(process.env, { NODE_ENV: 'production' })
  const { environment } = await import('../lib/environment')
  keepPrivate(environment.DATA_DIR)
  if (values.verify) return verify(values, environment)
  const { getPayload } = await import('payload')
  const { default: config } = await import('../../payload.config')
  const payload = await getPayload({ config })
  const { makeFirstWidthsOnly } = await import('../picture-widths/first-widths-only')
  makeFirstWidthsOnly(payload)
  return values.undo
    ? undo(payload, values.undo, values.overwrite)
    : importFrom(values, { payload, arrival, dataDir: environment.DATA_DIR })
}

async function undo(payload: BasePayload, id: string, overwrites: boolean): Promise<void> {
  const { undoImport } = await import('./undo')
  const { deleted, restored, kept } = await undoImport(payload, id, overwrites)
  console.log(`已撤销：删除 ${deleted}，恢复 ${restored}，因编辑改过而保留 ${kept.length}。`)
  for (const { key } of kept) console.log(`  保留 ${key}`)
}

type Into = { payload: BasePayload; arrival: Arrival; dataDir: string }

async function importFrom(values: Values['values'], { payload, arrival, dataDir }: Into): Promise<void> {
  const [{ runImport }, { openSource }, { printProgress, printReport }] = await Promise.all([
    import('./run-import'),
    import('./source/open-source'),
    import('./report/print'),
  ])
  const { report, page } = await goingOn(
    runImport(
      {
        ...{ from: values.from ?? '', fileHosts: listOf(values['file-hosts']), isPrivateAllowed: values.private },
        ...(values.rate && { rate: Number(values.rate) }),
        ...(values['at-once'] && { atOnce: Number(values['at-once']) }),
        ...{ arrival, overwrites: values.overwrite, pages: numbersIn(values.pages), writes: values['dry-run'] ? false : values.write },
        onProgress: printProgress,
      },
      { payload, dataDir, openSource },
    ),
  )
  printReport(report, page)
}

/** What ends an import in between, in a sentence that says what to do. */
async function goingOn<T>(work: Promise<T>): Promise<T> {
  const { whyBrokenOff } = await import('./why-broken-off')
  return work.catch((error: unknown) => {
    throw whyBrokenOff(error) ?? error
  })
}

async function verify(values: Values['values'], { PORT, DATA_DIR }: { PORT: number; DATA_DIR: string }): Promise<void> {
  const [{ runVerify }, { importFolder }, { knownPages }] = await Promise.all([
    import('./verify/run'),
    import('./run-import'),
    import('./single-page-numbers'),
  ])
  const { summary, isProof, report } = await runVerify({
    ...{ from: values.from ?? '', to: values.to ?? `http://localhost:${PORT}`, folder: importFolder(DATA_DIR) },
    ...{ singlePages: [...knownPages, ...numbersIn(values.pages)], isPrivateAllowed: values.private },
    ...(values.rate && { rate: Number(values.rate) }),
  })
  console.log(`${summary}\n报告：${report}`)
  if (!isProof) throw new Problem('两边的应答有差异，或有打不开的页面：见报告。')
}

function numbersIn(text: string): number[] {
  return listOf(text)
    .map(Number)
    .filter((number) => Number.isSafeInteger(number) && number > 0)
}

function listOf(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

function arrivalOf({ as, at }: { as: string; at?: string | undefined }): Arrival {
  if (as === 'published' || as === 'drafts') return { as }
  if (as !== 'scheduled') throw new Problem('--as 只能是 published、drafts 或 scheduled。')
  const time = Date.parse(/[zZ]|[+-]\d\d:?\d\d$/.test(at ?? '') ? (at ?? '') : `${(at ?? '').replace(' ', 'T')}+08:00`)
  if (Number.isNaN(time) || time < Date.now()) throw new Problem('--as scheduled 需要 --at 和将来的时间，例如 --at "2026-12-01 08:00"。')
  return { as, at: new Date(time).toISOString() }
}
