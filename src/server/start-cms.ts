import 'server-only'
import config from '@payload-config'
import { getPayload } from 'payload'
import { getCms } from '../content/cms'
import { isPublishedFile } from '../content/documents'
import { acknowledgeContent } from '../database/content-version'
import type { Bridge } from './bridge.mjs'

/** Connects the database, starts the queues of src/jobs, and makes the application's side of the bridge. */
export async function startCms(): Promise<Bridge> {
  await getPayload({ config, cron: true })
  return { isDatabaseReady, isPublishedFile, acknowledge }
}

async function acknowledge(): Promise<boolean> {
  await acknowledgeContent(await getCms())
  return true
}

async function isDatabaseReady(): Promise<boolean> {
  const cms = await getCms()
  await cms.count({ collection: 'users', overrideAccess: true })
  return true
}
