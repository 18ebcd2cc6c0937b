import { describe, expect, it } from 'vitest'
import { rowTools } from '@/admin/row-table/row-tools'
import type { GridActions } from '@/admin/row-table/use-grid'

const rows = ['a', 'b', 'c'].map((id) => ({ id, cells: {} }))

/** The menu where rows of a list are chosen, from and to, and what was done. */
function menuAt(chosen: readonly [number, number], { isFull = false, table = rows } = {}) {
  const done: unknown[] = []
  const note = (name: string) => (how?: unknown) => void done.push(how === undefined ? name : [name, how])
  const actions: Pick<GridActions, 'area' | 'table' | 'shift' | 'insert' | 'duplicate' | 'remove'> = {
    area: () => ({ rows: chosen, columns: [0, 0] }),
    table: () => table,
    ...{ shift: note('shift'), insert: note('insert'), duplicate: note('duplicate'), remove: note('remove') },
  }
  const tools = rowTools(actions, { isFull })
  return { tools, done, off: tools.filter(({ isOff }) => isOff).map(({ name }) => name) }
}

describe('the menu of a row', () => {
  it('offers what can be done where the row stands', () => {
    expect(menuAt([1, 1]).off).toEqual([])
    expect(menuAt([0, 0]).off).toEqual(['上移'])
    expect(menuAt([2, 2]).off).toEqual(['下移'])
    expect(menuAt([0, 2]).off).toEqual(['上移', '下移'])
  })

  it('adds no rows to a list that is full', () => {
    expect(menuAt([1, 1], { isFull: true }).off).toEqual(['在上方插入', '在下方插入', '复制行'])
  })

  it('has rows to remove only where there are some', () => {
    expect(menuAt([0, 0], { table: [] }).off).toEqual(['上移', '下移', '复制行', '移除行'])
  })

  it('does what it says', () => {
    const { tools, done } = menuAt([1, 1])
    for (const { act } of tools) act()
    expect(done).toEqual([['shift', -1], ['shift', 1], ['insert', false], ['insert', true], 'duplicate', 'remove'])
  })
})
