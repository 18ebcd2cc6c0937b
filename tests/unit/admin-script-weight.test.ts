import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { weighScripts } from '../support/weigh-scripts'

/** What editors load with the first form beside Payload's own admin, compressed. */
const BUDGET_BYTES = 120_000

/** What Payload's admin has loaded anyway. */
const PAYLOADS = /^(react|react-dom|next|payload|@payloadcms|lexical|@lexical|@faceless-ui|sonner)(\/|$)/

const isClient = (file: string) => /^['"]use client['"]/.test(readFileSync(file, 'utf8'))

/** The components in browsers that Payload's import map names, or that a component of the server draws. */
function clientFiles(folder: string): string[] {
  const importMap = readFileSync('src/app/(payload)/admin/importMap.js', 'utf8')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => path.join(folder, name))
  const server = files.filter((file) => !isClient(file))
  const drawn = new Set(server.flatMap(importedBy))
  const isNamed = (file: string) => importMap.includes(`/${file.replaceAll('\\', '/').replace(/\.tsx?$/, '')}`) || drawn.has(file)
  return files.filter((file) => isClient(file) && isNamed(file))
}

const importedBy = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/^import (?!type ).*from '(\.[^']*)'/gm)].map(([, name = '']) => {
    const stem = path.join(path.dirname(file), name)
    return existsSync(`${stem}.tsx`) ? `${stem}.tsx` : `${stem}.ts`
  })

describe('the scripts that the admin has besides Payload’s', () => {
  it('are less than 120 kB, all that come with a form together', async () => {
    const total = await weighScripts(clientFiles('src/admin'), { loadedAnyway: PAYLOADS })
    expect(total, `${total} bytes`).toBeLessThan(BUDGET_BYTES)
    expect(total).toBeGreaterThan(BUDGET_BYTES / 4)
  }, 300_000)
})
