import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import type { Payload } from 'payload'

/**
 * Sets up an empty site inside of the test's own process: its database and files in a new folder.
 *
 * @param environment further variables; whatever reads them must be imported after this
 */
export async function emptySite(environment: Record<string, string>): Promise<{ cms: Payload; remove: () => Promise<void> }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-'))
  Object.assign(process.env, { DATA_DIR: folder, DATABASE_URI: '', PAYLOAD_SECRET: 'for-tests-only-'.repeat(4), ...environment })
  const { getCms } = await import('@/content/cms')
  const { migrations } = await import('@/database/migrations')
  const cms = await getCms()
  // The adapters' types of a migration differ in what they hand to it.
  await Reflect.apply(cms.db.migrate, cms.db, [{ migrations }])
  const remove = async () => {
    await cms.destroy()
    rmSync(folder, { recursive: true, force: true })
  }
  return { cms, remove }
}
