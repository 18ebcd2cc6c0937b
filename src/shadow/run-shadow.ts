import { once } from 'node:events'
import process from 'node:process'
import { argumentsOf, runCommand } from '../backup/command'
import { siteAddress } from '../legacy-import/source/open-source'
import { Problem } from '../lib/problem.mjs'
import { startShadow } from './shadow'
import { summaryText } from './summary-page'

const usage = `npm run shadow -- --legacy URL [--own URL] [--port N] [--host HOST] [--summary-port N]
  answers on a port from this site, asks the legacy site beside it for what only reads, and logs what differs
  --legacy        https://legacy.example.com; nothing of who asks is sent there, and no writes
  --own           this site (http://localhost:3000); start it with TRUST_PROXY=1
  --port, --host  where it listens (3100, localhost); with TRUST_PROXY=1 another proxy in front says where requests come from
  --summary-port  where this machine reads the summary (that port + 1)`

const options = {
  legacy: { type: 'string' },
  own: { type: 'string', default: 'http://localhost:3000' },
  port: { type: 'string', default: '3100' },
  host: { type: 'string', default: 'localhost' },
  'summary-port': { type: 'string' },
  help: { type: 'boolean' },
} as const

await runCommand(run)

async function run(): Promise<void> {
  const { values, positionals } = argumentsOf(usage, options)
  if (values.help || !values.legacy || positionals.length > 0) throw new Problem(usage)
  const port = portOf(values.port)
  const shadow = await startShadow({
    legacy: siteAddress(values.legacy),
    own: siteAddress(values.own),
    port,
    host: values.host,
    summaryPort: portOf(values['summary-port'] ?? String(port + 1)),
    trustsProxy: process.env.TRUST_PROXY === '1',
  })
  console.log(`Site:     http://${values.host}:${shadow.port}/\nSummary:  http://127.0.0.1:${shadow.summaryPort}/`)
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')])
  await shadow.stop()
  console.log(summaryText(shadow.statistics.summary()))
}

function portOf(written: string): number {
  const port = Number(written)
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new Problem(usage)
  return port
}
