import 'server-only'
import config from '@payload-config'
import { getPayload } from 'payload'
import { getCms } from '../content/cms'
import { isPublishedFile } from '../content/documents'
import { BRIDGE, type Bridge } from './bridge.mjs'

/** Connects the database, starts the queues of src/jobs, and puts the application's side of the bridge in place. */
export async function offerBridge(): Promise<void> {
  await getPayload({ config, cron: true })
  const bridge: Bridge = { isDatabaseReady, isPublishedFile }
  Reflect.set(globalThis, BRIDGE, bridge)
}

async function isDatabaseReady(): Promise<boolean> {
  const cms = await getCms()
  await cms.count({ collection: 'users', overrideAccess: true })
  return true
}
