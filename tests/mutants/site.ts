import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { findOrInstallBrowser } from '../support/browser.mjs'
import { administrator, startSite } from '../support/site.mjs'

/** Builds and seeds the site of a tree once. @returns the folder of its data, removed with this process */
export async function seededData(tree: string): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'mutants-data-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  const site = await startSite({ tree })
  const { DATA_DIR = '' } = site.env
  await site.stop()
  cpSync(DATA_DIR, folder, { recursive: true })
  return folder
}

/**
 * Starts the site of a tree on a copy of seeded data, built anew when its sources have changed, and ends it afterwards.
 *
 * @param work gets the variables by which tests find the site
 */
export async function withSite<T>(tree: string, data: string, work: (env: Record<string, string>) => Promise<T>): Promise<T> {
  const { baseUrl, env, stop } = await startSite({ tree, data })
  const { email, password } = administrator
  try {
    return await work({
      ...env,
      BASE_URL: baseUrl,
      ADMINISTRATOR_EMAIL: email,
      ADMINISTRATOR_PASSWORD: password,
      CHROMIUM: findOrInstallBrowser(),
    })
  } finally {
    await stop()
  }
}
