import { checkWith } from '../domain/order-codes/attribute-check'
import { checkRule, problemText } from '../domain/order-codes/check-rule'
import { type OrderingRule, orderingRule } from '../domain/order-codes/rule'
import type { Product } from '../payload-types'
import { readList, writeList } from './cell-list'
import type { KnownAttributes } from './parameters-field'
import { accessoriesOf, accessoryRows, exclusionRows, exclusionsOf, optionRows, optionsOf, type RowProblem } from './rule-rows'
import { isBlank } from './sheet'
import { CellProblem, type Cells, type SheetField, sheetField } from './sheet-field'

const PREFIX = '订货前缀'
const OPTIONS = '订货选项'
const EXCLUSIONS = '不可组合'
const ACCESSORIES = '订货附件'

/** The columns with entries, which have sheets of their own in XLSX (record 0069). */
export const CODE_SHEETS = [
  { column: OPTIONS, parts: ['选项', '标识', '可省略', '代码', '含义', '属性值'] },
  { column: EXCLUSIONS, parts: ['条件', '原因'] },
  { column: ACCESSORIES, parts: ['代码', '名称', '适用于', '备注'] },
] as const

/** What stands in the place of a draft that has not the shape of a rule yet: a sheet can't show it, and must not lose it. */
const UNFINISHED = '（未完成，请在后台编辑）'

type Value = OrderingRule | 'unfinished' | null

/** How a product's order codes are made (spec: content/rules-in-sheets): its prefix, and options, exclusions and accessories as lists. */
export function orderingRuleField(attributes: KnownAttributes): SheetField<Product> {
  const check = checkWith(new Map([...attributes.values()].map((attribute) => [attribute.key, attribute])))
  return sheetField<Product, Value>({
    label: '订货规则',
    columns: [PREFIX, OPTIONS, EXCLUSIONS, ACCESSORIES],
    of: ({ orderingRule: stored }) => storedRule(stored),
    write,
    read: (cells, current) => {
      const texts = current.map((text, index) => cells[index] ?? text)
      if (texts.every(isBlank)) return null
      const rule = ruleIn(texts, current, attributes)
      const [problem] = checkRule(rule.entered, check).problems
      if (problem) throw at(rule, problem.path, problemText(problem))
      return orderingRule.parse(rule.entered)
    },
    patch: (rule) => (rule === 'unfinished' ? {} : { orderingRule: rule }),
    describe,
  })
}

function storedRule(stored: unknown): Value {
  if (stored === null || stored === undefined) return null
  return orderingRule.safeParse(stored).data ?? 'unfinished'
}

function write(rule: Value): string[] {
  if (rule === null) return ['', '', '', '']
  if (rule === 'unfinished') return [UNFINISHED, '', '', '']
  return [rule.prefix, ...[optionRows(rule), exclusionRows(rule), accessoryRows(rule)].map(writeRows)]
}

/** What is empty at the end is left out. */
const writeRows = (rows: readonly string[][]) =>
  writeList(rows.map((parts) => parts.slice(0, parts.findLastIndex((part) => part !== '') + 1)))

type Entered = { entered: unknown; rowsOf: number[][] }

/** The rule as it stands in cells, not checked yet. */
function ruleIn([prefix = '', ...lists]: readonly string[], current: readonly string[], attributes: KnownAttributes): Entered {
  if (prefix === UNFINISHED) throw new CellProblem(PREFIX, '规则还没有完成，请在后台编辑，或填写完整的前缀和选项')
  const [options = [], exclusions = [], accessories = []] = CODE_SHEETS.map(({ column, parts }, index) =>
    entriesIn(lists[index] ?? '', column, parts),
  )
  const stored = taken(OPTIONS, optionsOf(readList(current[1] ?? ''), { stored: [] }))
  const read = taken(OPTIONS, optionsOf(options, { stored: stored.options, attributes: [...attributes.values()] }))
  return {
    rowsOf: read.rowsOf,
    entered: {
      prefix: prefix.trim(),
      options: read.options,
      exclusions: taken(EXCLUSIONS, exclusionsOf(exclusions, read.options)),
      accessories: taken(ACCESSORIES, accessoriesOf(accessories, read.options)),
    },
  }
}

function entriesIn(cell: string, column: string, parts: readonly string[]): string[][] {
  const entries = readList(cell)
  const index = entries.findIndex((entry) => entry.length > parts.length)
  if (index >= 0) throw new CellProblem(column, `第 ${index + 1} 项应写成“${parts.join(' | ')}”，每行一项`, index)
  return entries
}

function taken<T extends object>(column: string, result: T | RowProblem): T {
  if ('row' in result) throw new CellProblem(column, `第 ${result.row + 1} 项${result.reason}`, result.row)
  return result
}

const COLUMN_OF: Readonly<Record<string, string>> = { options: OPTIONS, exclusions: EXCLUSIONS, accessories: ACCESSORIES }

/** The place of a problem in the sheet: `options.1.values.2.fragment` stands in the row of that value. */
function at({ rowsOf }: Entered, path: string, text: string): CellProblem {
  const [list = '', index = '', , value = '0'] = path.split('.')
  const column = COLUMN_OF[list]
  if (!column || index === '') return new CellProblem(column ?? PREFIX, text)
  return new CellProblem(column, text, list === 'options' ? (rowsOf[Number(index)]?.[Number(value) || 0] ?? 0) : Number(index))
}

function describe([prefix = '', ...lists]: Cells): string {
  const [options = 0, exclusions = 0, accessories = 0] = lists.map((cell) => readList(cell ?? '').length)
  return prefix === '' ? '' : `${prefix}：${options} 个选项值，${exclusions} 条不可组合，${accessories} 个附件`
}
