import 'server-only'
import config from '@payload-config'
import { getPayload } from 'payload'
import { getCms } from '../cms'
import { findPublishedEdition } from '../content/documents'
import { acknowledgeContent } from '../database/content-version'
import { keepPagesRead } from '../finding/keep-pages'
import { beforeExit } from '../lib/before-exit.mjs'
import { keepWidthsComplete } from '../picture-widths/keep-complete'
import type { Bridge } from './bridge.mjs'
import { answerLedger } from './cdn/ledger'
import { figures } from './checks/figures'
import { notReady } from './checks/not-ready'
import { keepImportsDone } from './ordered-imports'
import { role } from './renderer/role.mjs'

/** Connects the database, starts what is done beside requests, and makes the application's side of the bridge. */
export async function startCms(): Promise<Bridge> {
  beforeExit(finishJobs)
  // Of several renderers one does what is done beside requests.
  const isFirst = role().number === 1
  const cms = await getPayload({ config, cron: isFirst })
  if (isFirst) {
    beforeExit(keepWidthsComplete(cms))
    beforeExit(keepPagesRead(cms))
    beforeExit(keepImportsDone(cms))
  }
  return { notReady, figures, publishedEdition: findPublishedEdition, acknowledge, purges: answerLedger }
}

/** Jobs that run may finish; no new ones begin. One that is broken off would wait for ever. */
async function finishJobs(): Promise<void> {
  const { crons } = await getCms()
  for (const cron of crons) cron.stop()
  while (crons.some((cron) => cron.isBusy())) await new Promise((resolve) => setTimeout(resolve, 50))
}

async function acknowledge(): Promise<boolean> {
  await acknowledgeContent(await getCms())
  return true
}
