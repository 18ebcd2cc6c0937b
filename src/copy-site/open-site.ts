import { BasePayload, createLocalReq, type Payload, type SanitizedConfig } from 'payload'
import { z } from 'zod'
import { migrations } from '../database/migrations'
import { sqliteDatabase } from '../database/sqlite'
import type { Settings } from '../database/sqlite-client'

/**
 * The CMS on a database of its own, beside others in this process, migrated; nothing of the project counts what is written there.
 *
 * @param settings of SQLite
 * @param steps its migrations
 */
export async function openSite(uri: string, settings?: Settings, steps = migrations): Promise<BasePayload> {
  const database = uri.startsWith('file:') ? sqliteDatabase(uri, steps, settings) : await mongoDatabase(uri)
  const payload = await new BasePayload().init({ config: await configWith(database), disableOnInit: true })
  // The adapters' types of a migration differ in what they hand to it.
  if (uri.startsWith('file:')) await Reflect.apply(payload.db.migrate, payload.db, [{ migrations: steps }])
  return payload
}

/** The model of MongoDB's collections, without a server. */
export async function mongodbModel(): Promise<BasePayload> {
  const config = await configWith(await mongoDatabase('mongodb://localhost/none'))
  return new BasePayload().init({ config, disableOnInit: true, disableDBConnect: true })
}

async function mongoDatabase(uri: string) {
  return (await import('../database/mongodb')).mongoDatabase(uri)
}

/** What all sites have in common, with a database. Imported late: it reads the environment. */
async function configWith(database: object): Promise<SanitizedConfig> {
  const { default: config } = await import('../../payload.config')
  // Payload's types of a database before and after it was configured differ.
  return { ...(await config), db: z.custom<SanitizedConfig['db']>().parse(database) }
}

/** A request as Payload's own code expects one. */
export const requestOf = (payload: BasePayload) => createLocalReq({}, z.custom<Payload>().parse(payload))
