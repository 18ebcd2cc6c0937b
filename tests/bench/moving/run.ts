/**
 * `npm run bench:import`: what it costs to import a large legacy site, and to import it again. Nothing here fails, it tells. The figures go
 * to docs/moving-speed.md, with how much there was: `-- --scale 0.1` imports a tenth.
 */
import { fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os, { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { freePort } from '../../support/free-port.mjs'
import { secondsOf } from '../cpu.mjs'

const LOOKS_EACH_MS = 500
const FILE = 'docs/moving-speed.md'

const { values } = parseArgs({ options: { scale: { type: 'string', default: '1' }, profile: { type: 'string' } } })
const scale = Number(values.scale)
const folder = mkdtempSync(path.join(tmpdir(), 'bench-import-'))
const source = fork('tests/bench/moving/source.ts', [String(scale)], { execArgv: ['--conditions=production', '--import', 'tsx'] })
const [said] = await once(source, 'message')
const about = z.object({ address: z.string(), products: z.number(), news: z.number(), pictureKb: z.number() }).parse(said)

/** What an import has used; memory in each quarter of its time, at most. */
type Cost = { seconds: number; cpuSeconds: number; quartersMb: number[] }

try {
  const first = await imported()
  const pictures = await countPictures()
  const second = await imported()
  const items = about.products + about.news + pictures
  const page = pageOf({ first, second, items, pictures })
  console.log(page)
  writeFileSync(FILE, page)
} finally {
  source.disconnect()
  rmSync(folder, { recursive: true, force: true })
}

async function imported(): Promise<Cost> {
  const args = ['--from', about.address, '--private', '--write', '--rate', '1000', '--at-once', '8']
  const profiling = values.profile ? ['--cpu-prof', `--cpu-prof-dir=${values.profile}`] : []
  const command = [...profiling, '--conditions=production', 'src/server/run.mjs', 'src/legacy-import/run-legacy-import.ts', ...args]
  const env = {
    ...process.env,
    DATA_DIR: folder,
    DATABASE_URI: '',
    PAYLOAD_SECRET: 'for-the-bench-only-'.repeat(3),
    PORT: String(await freePort()),
  }
  const begun = performance.now()
  const child = spawn(process.execPath, command, { env, stdio: ['ignore', 'ignore', 'inherit'] })
  const looks: { cpuSeconds: number; mb: number }[] = []
  const timer = setInterval(() => looks.push({ cpuSeconds: secondsOf(child.pid ?? 0), mb: megabytesOf(child.pid ?? 0) }), LOOKS_EACH_MS)
  const [code] = await once(child, 'close')
  clearInterval(timer)
  if (code !== 0) throw new Error(`The import ended with ${code}`)
  const quarter = Math.ceil(looks.length / 4)
  const quartersMb = [0, 1, 2, 3].map((index) => Math.max(0, ...looks.slice(index * quarter, (index + 1) * quarter).map(({ mb }) => mb)))
  return { seconds: (performance.now() - begun) / 1000, cpuSeconds: Math.max(0, ...looks.map(({ cpuSeconds }) => cpuSeconds)), quartersMb }
}

function megabytesOf(pid: number): number {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1000
  } catch {
    // It has ended since.
    return 0
  }
}

async function countPictures(): Promise<number> {
  const { default: Database } = await import('libsql')
  const database = new Database(path.join(folder, 'site.db'))
  const row = z.object({ count: z.number() }).parse(database.prepare('SELECT count(*) AS count FROM media').get())
  database.close()
  return row.count
}

type Measured = { first: Cost; second: Cost; items: number; pictures: number }

function pageOf({ first, second, items, pictures }: Measured): string {
  const row = (name: string, { seconds, cpuSeconds, quartersMb }: Cost) =>
    `| ${name} | ${seconds.toFixed(0)} | ${((seconds * 1000) / items).toFixed(1)} | ${cpuSeconds.toFixed(0)} | ${quartersMb.map((mb) => mb.toFixed(0)).join(' · ')} |`
  const machine = `${os.cpus().length} × ${os.cpus()[0]?.model ?? 'unknown processor'}, Node ${process.version}, load average at the end ${os.loadavg()[0]?.toFixed(1)}`
  return `# Speed of an import

\`npm run bench:import\` writes this page: a source that answers in 20 ms, with ${about.products} products, ${about.news} news articles and ${pictures} pictures of ${about.pictureKb} kB, imported
into an empty site with \`--rate 1000 --at-once 8\`, and once more without a change. Thousand items: products, news and pictures together. CPU is that of the import alone; memory is the most
in each quarter of its time.

| Import | Seconds | Seconds for a thousand items | CPU seconds | Memory in MB |
| --- | --- | --- | --- | --- |
${row('first', first)}
${row('again', second)}

${new Date().toISOString().slice(0, 10)}, ${machine}. Goals, for
5,000 products, 2,000 news articles and 8,000 files: 900 s, and 120 s again, on two cores with nothing else at work; 60 s and 8 s for a thousand.
`
}
