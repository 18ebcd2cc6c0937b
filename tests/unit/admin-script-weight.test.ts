import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { weighParts } from '../support/weigh-scripts'

/** What editors load with the first form beside Payload's own admin, compressed. */
const BUDGET_BYTES = 120_000

/** What each part weighs that comes after a press, a conflict or the page itself, with what it alone needs: as much as now, and a little more (record 0086). */
const LATE_BUDGETS: Readonly<Record<string, number>> = {
  // Both with the dialog of Base UI; the check with its popover and tabs as well.
  'editing/dialog-over-form.tsx': 38_000,
  'publishing/check.tsx': 57_000,
  'legacy-import/imports.tsx': 6_000,
  'links/linkable-dialog.tsx': 2_200,
  'media/alternative-texts-sheet.tsx': 2_200,
  'media/crop-shapes.tsx': 4_900,
  'media/folder-shelf.tsx': 2_000,
  'ordering-rule/rule-editor.tsx': 7_700,
  'parameters/attribute-picker.tsx': 1_300,
  'personal-data/person-form.tsx': 3_900,
  'preview/click-to-edit/show-in-page.ts': 1_300,
  'preview/other-places.tsx': 2_200,
  'preview/typing/begin.ts': 2_000,
  'preview/typing/typing-in-page.tsx': 5_500,
  'row-table/document-picker.tsx': 2_050,
  'row-table/file-tools.tsx': 1_800,
  'row-table/paste-preview.tsx': 1_500,
  'row-table/row-menu.tsx': 1_300,
  'spreadsheet/import-form.tsx': 4_800,
  'untranslated/mend.ts': 4_600,
}

/** All of them together: what several need counts once. */
const LATE_TOGETHER_BYTES = 106_500

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

const weight = weighParts(clientFiles('src/admin'), { loadedAnyway: PAYLOADS })

describe('the scripts that the admin has besides Payload’s', () => {
  it('are less than 120 kB, all that come with a form together', async () => {
    const { atOnce } = await weight
    expect(atOnce, `${atOnce} bytes`).toBeLessThan(BUDGET_BYTES)
    expect(atOnce).toBeGreaterThan(BUDGET_BYTES / 4)
  }, 300_000)

  it('come later in parts, none of which grows unnoticed', async () => {
    const { late, lateTogether } = await weight
    const parts = Object.entries(late).map(([file, bytes]) => [file.replace(/^src\/admin\//, ''), bytes] as const)
    expect(parts.map(([file]) => file).toSorted()).toEqual(Object.keys(LATE_BUDGETS).toSorted())
    expect(parts.filter(([file, bytes]) => bytes > (LATE_BUDGETS[file] ?? 0))).toEqual([])
    expect(lateTogether, `${lateTogether} bytes`).toBeLessThan(LATE_TOGETHER_BYTES)
  }, 300_000)
})
