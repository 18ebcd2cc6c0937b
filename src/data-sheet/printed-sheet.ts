import type { DataSheet } from '../contract/data-sheet'
import { type Part, splitSymbols } from '../domain/split-symbols'

/** A text as it is set: with symbols, and quantities that stay in one line. */
export type Text = readonly Part[]

/** A data sheet with its texts cut as they are set: what the thread gets that makes the PDF, which knows nothing of the trade. */
export type PrintedSheet = ReturnType<typeof printedSheet>

/** What is not to be torn apart in the sheet is found here. */
export function printedSheet(sheet: DataSheet) {
  const { groups, figures, fragments, accessories, functions, standards, certificates, summary, kind, ...plain } = sheet
  return {
    ...plain,
    documentTitle: `${sheet.code || sheet.model} ${kind} 数据表`,
    kind: splitSymbols(kind),
    paragraphs: summary.split('\n').map(splitSymbols),
    proofs: proofsOf(standards, certificates).map(splitSymbols),
    figures: figures.map(({ value, unit, label }) => ({ value, unit, label: splitSymbols(label) })),
    fragments: fragments.map(({ fragment, name, meaning }) => ({ fragment, name: splitSymbols(name), meaning: splitSymbols(meaning) })),
    groups: groups.map(({ name, rows }) => ({
      name: splitSymbols(name),
      rows: rows.map((row) => ({ name: splitSymbols(row.name), value: splitSymbols(row.value), unit: splitSymbols(row.unit) })),
    })),
    accessories: accessories.map(({ code, name }) => ({ code, name: splitSymbols(name) })),
    functions: functions.map(({ title, content }) => ({ title: splitSymbols(title), content: splitSymbols(content) })),
  }
}

/** What it meets, from the fullest wording to the shortest, which counts certificates instead of naming them; none where there is nothing. */
function proofsOf(standards: readonly string[], certificates: readonly string[]): string[] {
  const wordings = certificates.map((_, left) => {
    const named = certificates.slice(0, certificates.length - left)
    return `${named.join('、')}${left > 0 ? `等 ${certificates.length} 份证书` : ''}`
  })
  const counted = certificates.length > 0 ? [...wordings, `证书 ${certificates.length} 份`] : ['']
  return counted.map((wording) => [standards.join('、'), wording].filter(Boolean).join('；')).filter(Boolean)
}
