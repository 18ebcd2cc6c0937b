import { formatDateTime } from '../lib/dates'
import { readDate } from './date-cell'
import type { FieldLimits } from './field-limits'
import { isBlank } from './sheet'
import { CellProblem, type SheetField, sheetField } from './sheet-field'

type Common<D, V> = { label: string; limits: FieldLimits; patch: (value: V, doc: D | undefined) => Partial<D> }

type Text<D> = Common<D, string> & { of: (doc: D) => string | null | undefined }

/** A text, kept to the letter. An empty cell empties it. */
export function textField<D>({ label, limits, of, patch }: Text<D>): SheetField<D> {
  return sheetField<D, string>({
    label,
    required: limits.required,
    of: (doc) => of(doc) ?? '',
    write: (text) => [text],
    read: ([cell = '']) => withinLength(cell, label, limits),
    patch,
  })
}

/** @throws CellProblem when a text is too long */
export function withinLength(text: string, column: string, { maxLength }: FieldLimits, entry?: number): string {
  if (text.length > maxLength) throw new CellProblem(column, `最多 ${maxLength} 个字，现有 ${text.length} 个`, entry)
  return text
}

/** A yes or no; empty is no. */
export function yesNoField<D>({
  label,
  of,
  patch,
}: Omit<Common<D, boolean>, 'limits'> & { of: (doc: D) => boolean | null | undefined }): SheetField<D> {
  return sheetField<D, boolean>({
    label,
    of: (doc) => of(doc) ?? false,
    write: (value) => [value ? '是' : '否'],
    read: ([cell = '']) => {
      const text = cell.trim().toUpperCase()
      if (['是', 'TRUE', '1', 'Y', 'YES'].includes(text)) return true
      if (['', '否', 'FALSE', '0', 'N', 'NO'].includes(text)) return false
      throw new CellProblem(label, `“${cell}”无法识别，请填写“是”或“否”`)
    },
    patch,
  })
}

/** A whole number. */
export function wholeNumberField<D>({
  label,
  limits,
  of,
  patch,
}: Common<D, number> & { of: (doc: D) => number | null | undefined }): SheetField<D> {
  return sheetField<D, number | undefined>({
    label,
    of: (doc) => of(doc) ?? undefined,
    write: (value) => [value === undefined ? '' : String(value)],
    read: ([cell = ''], [current = '']) => {
      // A stored number may have decimals, and then stays as it is.
      if (cell.trim() === current && current !== '') return Number(current)
      if (isBlank(cell)) throw new CellProblem(label, '不能为空，请填写整数')
      if (!/^\d{1,9}$/.test(cell.trim())) throw new CellProblem(label, `“${cell}”不是有效的整数`)
      const value = Number(cell)
      if (value < limits.min) throw new CellProblem(label, `不能小于 ${limits.min}`)
      return value
    },
    patch: (value, doc) => (value === undefined ? {} : patch(value, doc)),
  })
}

/** An instant, written as the time in Shanghai (spec: content/spreadsheets). Seconds that a cell doesn't give are not changed. */
export function instantField<D>({ label, of, patch }: Omit<Common<D, string>, 'limits'> & { of: (doc: D) => string }): SheetField<D> {
  return sheetField<D, string>({
    label,
    of: (doc) => formatDateTime(of(doc)),
    write: (time) => [time],
    read: ([cell = ''], [current = '']) => {
      const given = readDate(cell)
      if (given === null) throw new CellProblem(label, `“${cell}”不是有效日期，请写成 2026-03-18 09:30`)
      return current.startsWith(given) ? current : given.padEnd(19, ' 00:00:00'.slice(given.length - 10))
    },
    patch: (time, doc) => patch(new Date(`${time.replace(' ', 'T')}+08:00`).toISOString(), doc),
  })
}
