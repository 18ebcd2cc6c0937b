import type { FlattenedField } from 'payload'
import type { Synonym } from '../payload-types'
import { withinLength } from './basic-fields'
import { limitsOf } from './field-limits'
import { readItems, writeItems } from './pairs'
import { isBlank } from './sheet'
import { CellProblem, type SheetField, sheetField } from './sheet-field'

const OTHERS = '其他叫法'

/** Words are parted as lists of editors often are; a backslash says that a sign belongs to its word. */
const ALSO_BETWEEN = /\\.|[；;\r\n]/gsu

/** The other words of a group, besides its first (spec: content/synonyms-in-sheets). A patch has these alone: the first word stays. */
export function synonymFields(model: readonly FlattenedField[]): SheetField<Synonym>[] {
  const { maxRows } = limitsOf(model, 'words')
  const limits = limitsOf(model, 'words.word')
  const others = sheetField<Synonym, string[]>({
    label: OTHERS,
    required: true,
    of: ({ words }) => words.slice(1).map(({ word }) => word),
    write: (words) => [writeItems(words)],
    read: ([cell = '']) => {
      const words = readItems(cell.replace(ALSO_BETWEEN, (sign) => (sign.startsWith('\\') ? sign : '、')))
      const given = words.filter((word) => !isBlank(word)).map((word) => withinLength(word, OTHERS, limits))
      if (given.length > maxRows - 1) throw new CellProblem(OTHERS, `一组最多 ${maxRows} 个叫法，现有 ${given.length + 1} 个`)
      return given
    },
    patch: (words) => ({ words: words.map((word) => ({ word })) }),
  })
  return [others]
}
