import process from 'node:process'
import { runCommand } from '../backup/command'
import { hostsIn, orderWith } from '../import-orders/order'
import { claimWork, isUndoing } from '../import-orders/orders'
import { log } from '../lib/log.mjs'
import { Problem } from '../lib/problem.mjs'
import { Leaving } from './ordered/leaving'
import type { Working } from './ordered/work'

/** Does what was ordered for the site to do, when nobody else does it yet. It ends with whoever started it, and another one goes on. */
await runCommand(run)

async function run(): Promise<void> {
  const leaving = new AbortController()
  for (const event of ['SIGTERM', 'disconnect']) process.once(event, () => leaving.abort(new Leaving('The site ends')))
  Object.assign(process.env, { NODE_ENV: 'production' })
  const { environment } = await import('../lib/environment')
  const { getPayload } = await import('payload')
  const { default: config } = await import('../../payload.config')
  const payload = await getPayload({ config })
  const row = leaving.signal.aborted ? null : await claimWork(payload)
  if (!row) return
  const { makeFirstWidthsOnly } = await import('../picture-widths/first-widths-only')
  makeFirstWidthsOnly(payload)
  const [{ work }, { importInto }, { openSource }, { undoOrdered }] = await Promise.all([
    import('./ordered/work'),
    import('./run-import'),
    import('./source/open-source'),
    import('./undo'),
  ])
  const privateHosts = hostsIn(environment.LEGACY_IMPORT_HOSTS)
  // Asked again: what was allowed when it was ordered need not be by now.
  const doImport = (working: Working) => {
    const ordered = checked(orderWith(privateHosts).safeParse(row.order))
    const isPrivateAllowed = privateHosts.includes(new URL(ordered.from).host)
    return importInto(ordered, { ...working, payload, openSource, isPrivateAllowed, dataDir: environment.DATA_DIR })
  }
  const doUndo = (working: Working) => undoOrdered(payload, working)
  try {
    await (isUndoing(row) ? work(payload, row, doUndo, leaving.signal) : work(payload, row, doImport, leaving.signal))
  } catch (error) {
    if (!(error instanceof Problem)) log.error({ event: 'legacy import broken off', err: error }, 'An ordered import was broken off')
  }
}

type Checked = ReturnType<ReturnType<typeof orderWith>['safeParse']>

function checked({ data, error }: Checked) {
  if (data) return data
  throw new Problem(error?.issues[0]?.message ?? '')
}
