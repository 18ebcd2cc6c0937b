import { describe, expect, it } from 'vitest'
import type { Table } from '@/admin/row-table/table'
import { writtenTables } from '@/admin/row-table/written-tables'

const table = (value: string): Table => [{ id: 'a', cells: { value } }]

describe('a table whose form tells of changes a moment later', () => {
  it('shows what was typed until the form has it, key by key', () => {
    const written = writtenTables()
    const old = table('旧电流')
    expect(written.shown(old)).toBe(old)
    const [one, two] = [table('1'), table('12')]
    written.note(one)
    expect(written.shown(old)).toBe(one)
    written.note(two)
    expect(written.shown(old)).toBe(two)
    // The form has got as far as the first key.
    const later = table('1')
    expect(written.shown(later)).toBe(two)
    expect(written.shown(later)).toBe(two)
    const last = table('12')
    expect(written.shown(last)).toBe(last)
    expect(written.shown(last)).toBe(last)
  })

  it('shows what else the form says, as when it is filled anew', () => {
    const written = writtenTables()
    written.shown(table('旧'))
    written.note(table('1'))
    const restored = table('恢复')
    expect(written.shown(restored)).toBe(restored)
    expect(written.shown(restored)).toBe(restored)
  })
})
