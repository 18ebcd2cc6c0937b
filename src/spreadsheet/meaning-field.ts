import { type AttributeKind, attributeKinds, type Matching, matchings } from '../domain/attributes/kinds'
import { type UnitName, unitNamed } from '../domain/attributes/units'
import type { Attribute } from '../payload-types'
import { readList, writeList } from './cell-list'
import type { FieldLimits } from './field-limits'
import { checkedEntry } from './list-field'
import { isBlank } from './sheet'
import { CellProblem, type SheetField, sheetField } from './sheet-field'

const KIND = '类型'
const UNIT = '单位'
const MATCH = '怎样算符合'
const CHOICES = '选项'

/** How values of an attribute are read and compared: what goes with a kind, and nothing that goes with another. */
type Meaning = { kind: AttributeKind; unit: UnitName | null; match: Matching; choices: string[][] }

/** `不小于所选，例如分断能力`: in a sheet without the example. */
const kinds = attributeKinds.map(({ value, label }) => ({ value, name: label.replaceAll(' ', '') }))
const matches = matchings.map(({ value, label }) => ({ value, name: label.split('，')[0] ?? label }))

const nameIn = <V>(all: readonly { value: V; name: string }[], value: V) => all.find((one) => one.value === value)?.name ?? ''

/** Kind, unit, matching and choices of an attribute, in a column each. They are one field because they have to fit each other. */
export function meaningField(limits: (path: string) => FieldLimits): SheetField<Attribute> {
  const parts = [
    { label: '值', limits: limits('choices.value') },
    { label: '显示为', limits: limits('choices.label') },
    { label: '其他写法', limits: limits('choices.aliases') },
  ]
  return sheetField<Attribute, Meaning>({
    label: KIND,
    columns: [KIND, UNIT, MATCH, CHOICES],
    required: true,
    of: ({ kind, unit, match, choices }) => ({
      kind,
      unit: unit ?? null,
      match: match ?? 'equal',
      choices: (choices ?? []).map(({ value, label, aliases }) => [value, label ?? '', aliases ?? '']),
    }),
    write: ({ kind, unit, match, choices }) => [
      nameIn(kinds, kind),
      kind === 'number' ? (unit ?? '') : '',
      kind === 'number' ? nameIn(matches, match) : '',
      kind === 'choice' ? writeList(choices.map(shortened)) : '',
    ],
    read: (cells, current) => {
      const [kindCell = '', unitCell = '', matchCell = '', choiceCell = ''] = cells.map((cell, index) => cell ?? current[index] ?? '')
      const kind = kindNamed(kindCell)
      if (kind !== 'number') refuseFilled('数值', { [UNIT]: unitCell, [MATCH]: matchCell })
      if (kind !== 'choice') refuseFilled('选项', { [CHOICES]: choiceCell })
      const entries = readList(choiceCell).map((entry, index) => {
        const filled = parts.map((_, position) => entry[position] ?? '')
        return checkedEntry(entry.length > parts.length ? entry : filled, { label: CHOICES, parts, index })
      })
      if (kind === 'choice' && entries.length === 0) throw new CellProblem(CHOICES, '请至少填写一个选项，每行一个，例如“3P”')
      return { kind, unit: unitIn(unitCell), match: matchNamed(matchCell), choices: entries }
    },
    patch: ({ kind, unit, match, choices }) => {
      if (kind === 'number') return { kind, unit, match }
      return kind === 'flag' ? { kind } : { kind, choices: choices.map(choiceOf) }
    },
  })
}

/** Most choices are a value alone. */
const shortened = (parts: readonly string[]) => parts.slice(0, parts.findLastIndex((part) => part !== '') + 1)

const choiceOf = ([value = '', label = '', aliases = '']: string[]) => ({ value, label: label || null, aliases: aliases || null })

function refuseFilled(kind: string, cells: Record<string, string>): void {
  const column = Object.keys(cells).find((name) => !isBlank(cells[name]))
  if (column) throw new CellProblem(column, `只有类型为“${kind}”的属性才填${column}`)
}

function kindNamed(cell: string): AttributeKind {
  const kind = kinds.find(({ name }) => name === cell.replaceAll(' ', ''))
  if (!kind) throw new CellProblem(KIND, isBlank(cell) ? '不能为空' : `没有类型“${cell}”，可用的有：${namesOf(kinds)}`)
  return kind.value
}

function unitIn(cell: string): UnitName | null {
  if (isBlank(cell)) return null
  const unit = unitNamed(cell)
  if (!unit) throw new CellProblem(UNIT, `没有单位“${cell}”，可用的单位见属性的编辑页`)
  return unit
}

/** Nothing is the same as in the form: equal. */
function matchNamed(cell: string): Matching {
  if (isBlank(cell)) return 'equal'
  const match = matches.find(({ name }) => name === cell.split('，')[0]?.trim())
  if (!match) throw new CellProblem(MATCH, `没有“${cell}”，可用的有：${namesOf(matches)}`)
  return match.value
}

const namesOf = (all: readonly { name: string }[]) => all.map(({ name }) => name).join('、')
