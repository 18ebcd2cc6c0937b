import { withinLength } from './basic-fields'
import { readList, writeList } from './cell-list'
import type { FieldLimits } from './field-limits'
import { isBlank } from './sheet'
import { CellProblem, type SheetField, sheetField } from './sheet-field'

/** A part of each entry, such as the unit of a figure. */
export type Part = { label: string; limits: FieldLimits }

type Definition<D> = {
  label: string
  parts: readonly Part[]
  limits: FieldLimits
  /** The entries' parts, in the order of `parts`; nothing is an empty text. */
  of: (doc: D) => string[][]
  patch: (entries: string[][]) => Partial<D>
}

/** Entries of several parts in one cell (see cell-list.ts). */
export function listField<D>({ label, parts, limits, of, patch }: Definition<D>): SheetField<D> {
  return sheetField<D, string[][]>({
    label,
    of,
    write: (entries) => [writeList(entries)],
    read: ([cell = '']) => {
      const entries = readList(cell).map((entry, index) => checkedEntry(entry, { label, parts, index }))
      if (entries.length > limits.maxRows) throw new CellProblem(label, `最多 ${limits.maxRows} 项，现有 ${entries.length} 项`)
      return entries
    },
    patch,
    describe: ([cell = '']) => `${readList(cell).length} 项`,
  })
}

type Place = { label: string; parts: readonly Part[]; index: number }

/** @throws CellProblem that names the entry and its part */
export function checkedEntry(entry: readonly string[], { label, parts, index }: Place): string[] {
  const where = `第 ${index + 1} 项`
  if (entry.length !== parts.length)
    throw new CellProblem(label, `${where}应写成“${parts.map((part) => part.label).join(' | ')}”，每行一项`, index)
  return parts.map((part, position) => {
    const text = entry[position] ?? ''
    if (part.limits.required && isBlank(text)) throw new CellProblem(label, `${where}缺少${part.label}`, index)
    try {
      return withinLength(text, label, part.limits, index)
    } catch (error) {
      if (error instanceof CellProblem) throw new CellProblem(label, `${where}的${part.label}${error.message}`, index)
      throw error
    }
  })
}
