import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { redone, undone } from '@/admin/row-table/changes'
import { stepsBetween } from '@/admin/row-table/form-table'
import { History } from '@/admin/row-table/history'
import { planPaste } from '@/admin/row-table/paste-plan'
import { filledDown, inserted, moved, removed, shifted } from '@/admin/row-table/row-moves'
import { type Column, changedAt, isSameTable, type Table, textIn } from '@/admin/row-table/table'

const column = (key: string, label: string): Column => ({ key, label, kind: 'line', isRequired: false, maxLength: 60 })
const columns = [column('group', '分组'), column('name', '名称'), column('value', '数值')]
const row = (id: string, name: string, value = '', group = '电气') => ({ id, cells: { group, name, value } })
const table: Table = [row('a', '电流', '100'), row('b', '电压', '400'), row('c', '频率', '50')]
const ids = (rows: Table) => rows.map(({ id }) => id).join('')
const names = (rows: Table, key = 'name') => rows.map((one) => textIn(one, key))
const options = { maxRows: 400, bandBy: 'group', readReferences: () => null }
const cell = (line: number, place: number) => ({ rows: [line, line] as const, columns: [place, place] as const })

describe('rows', () => {
  it('are moved, one by one and together', () => {
    expect(ids(moved(table, 0, 0, 3))).toBe('bca')
    expect(ids(moved(table, 2, 2, 0))).toBe('cab')
    expect(ids(moved(table, 0, 1, 3))).toBe('cab')
    expect(ids(shifted(table, 1, 1, -1))).toBe('bac')
    expect(shifted(table, 0, 0, -1)).toBe(table)
    expect(shifted(table, 2, 2, 1)).toBe(table)
  })

  it('are filled with what stands above, again and again', () => {
    const area = { rows: [0, 0] as const, columns: [2, 2] as const }
    expect(names(filledDown(table, columns, area, 2), 'value')).toEqual(['100', '100', '100'])
    expect(names(filledDown(table, columns, area, 2))).toEqual(['电流', '电压', '频率'])
  })
})

describe('what is pasted', () => {
  it('changes cells from where one is, and adds rows in the group of the one above', () => {
    const plan = planPaste(
      table,
      columns,
      cell(2, 1),
      [
        ['寿命', '8000'],
        ['重量', '1.2'],
      ],
      options,
    )
    expect(names(plan.after)).toEqual(['电流', '电压', '寿命', '重量'])
    expect(names(plan.after, 'group')).toEqual(['电气', '电气', '电气', '电气'])
    expect(plan.added).toBe(1)
    expect(plan.changes.map(({ row: line, column: { key }, isNew }) => `${line}${key}${isNew ? '+' : ''}`)).toEqual([
      '3name',
      '3value',
      '4group+',
      '4name+',
      '4value+',
    ])
  })

  it('goes by its head, where it has one', () => {
    const plan = planPaste(
      table,
      columns,
      cell(0, 0),
      [
        ['数值', '名称'],
        ['125', '额定电流'],
      ],
      options,
    )
    expect(plan.after[0]?.cells).toEqual({ group: '电气', name: '额定电流', value: '125' })
  })

  it('fills all chosen cells when it is one', () => {
    const plan = planPaste(table, columns, { rows: [0, 2], columns: [2, 2] }, [['—']], options)
    expect(names(plan.after, 'value')).toEqual(['—', '—', '—'])
  })

  it('takes rows that are wider than the first one, and counts the columns that find no place', () => {
    const block = [['寿命'], ['重量', '1.2', '备注', '更多']]
    const plan = planPaste(table, columns, cell(0, 1), block, options)
    expect(names(plan.after)).toEqual(['寿命', '重量', '频率'])
    expect(names(plan.after, 'value')).toEqual(['100', '1.2', '50'])
    expect(plan.columnsLeft).toBe(2)
    expect(planPaste(table, columns, cell(0, 2), [['1', '', ' ']], options).columnsLeft).toBe(0)
  })

  it('reads a group that is merged in Excel as that of all its rows', () => {
    const plan = planPaste(
      [],
      columns,
      cell(0, 0),
      [
        ['机械', '寿命', '1'],
        ['', '重量', '2'],
      ],
      options,
    )
    expect(names(plan.after, 'group')).toEqual(['机械', '机械'])
  })

  it('never makes a list longer than it may be, and says so', () => {
    const block = Array.from({ length: 5 }, (_, index) => ['新', String(index)])
    const plan = planPaste(table, columns, cell(2, 1), block, { ...options, maxRows: 4 })
    expect([plan.after.length, plan.added, plan.left]).toEqual([4, 1, 3])
  })
})

type Step = ReturnType<typeof stepsBetween>[number]

/** What Payload’s fields do with a step, as far as rows and texts go. */
function followed(rows: Table, step: Step): Table {
  if (step.type === 'REMOVE_ROW') return rows.toSpliced(step.rowIndex, 1)
  if (step.type === 'MOVE_ROW')
    return rows.toSpliced(step.moveFromIndex, 1).toSpliced(step.moveToIndex, 0, ...rows.slice(step.moveFromIndex, step.moveFromIndex + 1))
  if (step.type === 'ADD_ROW') {
    const { id = '', ...cells } = Object.fromEntries(
      Object.entries(step.subFieldState).map(([key, field]) => [key, String(field.value ?? '')]),
    )
    return rows.toSpliced(step.rowIndex, 0, { id, cells })
  }
  const [, index = '', key = ''] = step.path.split('.')
  return rows.map((one, at) => (at === Number(index) ? { ...one, cells: { ...one.cells, [key]: String(step.value) } } : one))
}

describe('undo', () => {
  const text = fc.constantFrom('', '甲', '乙', '丙')
  const cells = fc.record({ group: text, name: text, value: text })
  const tables = fc
    .uniqueArray(fc.constantFrom(...'abcdefgh'), { maxLength: 6 })
    .chain((keys) => fc.tuple(...keys.map((id) => cells.map((one) => ({ id, cells: one })))))
  const blocks = fc
    .integer({ min: 1, max: 3 })
    .chain((width) => fc.array(fc.array(text, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 5 }))

  it('of a paste is as if it had not been, and redo as if it had not been undone', () => {
    fc.assert(
      fc.property(tables, blocks, fc.nat(6), fc.nat(2), (before, block, line, place) => {
        const start = Math.min(line, before.length)
        const { after } = planPaste(before, columns, cell(start, place), block, options)
        expect(isSameTable(undone(after, { before, after }), before)).toBe(true)
        expect(isSameTable(redone(before, { before, after }), after)).toBe(true)
      }),
    )
  })

  it('of any change is as if it had not been', () => {
    fc.assert(
      fc.property(tables, tables, (before, after) => {
        expect(isSameTable(undone(after, { before, after }), before)).toBe(true)
      }),
    )
  })

  it('leaves what a colleague has written and added since', () => {
    const after = changedAt(changedAt(removed(table, 2, 2), 'a', { value: '125' }), 'b', { name: '电压 Ue' })
    const now = inserted(changedAt(after, 'b', { name: '同事的电压', value: '690' }), 2, [row('x', '同事')])
    const back = undone(now, { before: table, after })
    expect(names(back, 'value')).toEqual(['100', '690', '50', ''])
    expect(names(back)).toEqual(['电流', '同事的电压', '频率', '同事'])
    expect(ids(back)).toBe('abcx')
  })

  it('takes what was typed into one cell as one step', () => {
    const history = new History()
    const typed = ['1', '12', '125'].map((value) => changedAt(table, 'a', { value }))
    let now = table
    for (const after of typed) {
      history.note({ before: now, after }, 'a.value')
      now = after
    }
    expect(isSameTable(history.undo(now) ?? [], table)).toBe(true)
    expect(history.canUndo).toBe(false)
    expect(isSameTable(history.redo(table) ?? [], now)).toBe(true)
  })

  it('is shown by the form, whatever has changed', () => {
    fc.assert(
      fc.property(tables, tables, (before, after) => {
        expect(isSameTable(stepsBetween('parameters', columns, before, after).reduce(followed, before), after)).toBe(true)
      }),
    )
  })
})
