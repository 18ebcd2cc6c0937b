import process from 'node:process'
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
  undo: { type: 'string' },
  help: { type: 'boolean' },
} as const

await runCommand(run)

async function run(): Promise<void> {
  const { values, positionals } = argumentsOf(usage, options)
  if (values.help || positionals.length > 0 || (!values.from && !values.undo)) throw new Problem(usage)
  const arrival = arrivalOf(values)
  Object.assign(process.env, { NODE_ENV: 'production' })
  const { environment } = await import('../lib/environment')
  keepPrivate(environment.DATA_DIR)
  const { getPayload } = await import('payload')
  const { default: config } = await import('../../payload.config')
  const payload = await getPayload({ config })
  const { makeFirstWidthsOnly } = await import('../picture-widths/first-widths-only')
  makeFirstWidthsOnly(payload)
  if (values.undo) {
    const { undoImport } = await import('./undo')
    const { deleted, restored, kept } = await undoImport(payload, values.undo, values.overwrite)
    console.log(`已撤销：删除 ${deleted}，恢复 ${restored}，因编辑改过而保留 ${kept.length}。`)
    for (const { key } of kept) console.log(`  保留 ${key}`)
    return
  }
  const [{ runImport }, { openSource }, { printProgress, printReport }] = await Promise.all([
    import('./run-import'),
    import('./source/open-source'),
    import('./report/print'),
  ])
  const numbers = listOf(values.pages).map(Number)
  const { report, page } = await runImport(
    {
      ...{ from: values.from ?? '', fileHosts: listOf(values['file-hosts']), isPrivateAllowed: values.private },
      ...(values.rate && { rate: Number(values.rate) }),
      ...(values['at-once'] && { atOnce: Number(values['at-once']) }),
      ...{ arrival, overwrites: values.overwrite, pages: numbers.filter((number) => Number.isSafeInteger(number) && number > 0) },
      ...{ writes: values['dry-run'] ? false : values.write, onProgress: printProgress },
    },
    { payload, dataDir: environment.DATA_DIR, openSource },
  )
  printReport(report, page)
}

const listOf = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')

function arrivalOf({ as, at }: { as: string; at?: string | undefined }): Arrival {
  if (as === 'published' || as === 'drafts') return { as }
  if (as !== 'scheduled') throw new Problem('--as 只能是 published、drafts 或 scheduled。')
  const time = Date.parse(/[zZ]|[+-]\d\d:?\d\d$/.test(at ?? '') ? (at ?? '') : `${(at ?? '').replace(' ', 'T')}+08:00`)
  if (Number.isNaN(time) || time < Date.now()) throw new Problem('--as scheduled 需要 --at 和将来的时间，例如 --at "2026-12-01 08:00"。')
  return { as, at: new Date(time).toISOString() }
}
