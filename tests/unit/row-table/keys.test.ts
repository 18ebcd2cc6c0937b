import { describe, expect, it } from 'vitest'
import { type Cursor, commandOf, type Key } from '@/admin/row-table/keys'

const chosen: Cursor = { isWhole: true, isAtStart: false, isAtEnd: false, isUpDownOwn: false, isArea: false }
const within: Cursor = { ...chosen, isWhole: false }
const press = (key: string, more: Partial<Key> = {}): Key => ({ key, shiftKey: false, altKey: false, isControl: false, ...more })

describe('a key in a cell', () => {
  it('goes to the next cell while the whole text is chosen, and within the text after that', () => {
    expect(commandOf(press('ArrowRight'), chosen)).toEqual({ do: 'go', rows: 0, columns: 1, isExtending: false })
    expect(commandOf(press('ArrowRight'), within)).toBeNull()
    expect(commandOf(press('ArrowRight'), { ...within, isAtEnd: true })).toMatchObject({ do: 'go', columns: 1 })
    expect(commandOf(press('ArrowLeft'), { ...within, isAtStart: true })).toMatchObject({ do: 'go', columns: -1 })
    expect(commandOf(press('ArrowDown'), within)).toMatchObject({ do: 'go', rows: 1 })
    expect(commandOf(press('ArrowDown'), { ...within, isUpDownOwn: true })).toBeNull()
  })

  it('extends what is chosen, moves rows, and does what spreadsheets do', () => {
    expect(commandOf(press('ArrowDown', { shiftKey: true }), chosen)).toMatchObject({ do: 'go', isExtending: true })
    expect(commandOf(press('ArrowUp', { altKey: true }), within)).toEqual({ do: 'move-rows', by: -1 })
    expect(commandOf(press('z', { isControl: true }), within)).toEqual({ do: 'undo' })
    expect(commandOf(press('Z', { isControl: true, shiftKey: true }), within)).toEqual({ do: 'redo' })
    expect(commandOf(press('d', { isControl: true }), chosen)).toEqual({ do: 'fill' })
    expect(commandOf(press('Enter', { isControl: true }), within)).toEqual({ do: 'insert', isBelow: true })
    expect(commandOf(press('Delete'), chosen)).toEqual({ do: 'clear' })
    expect(commandOf(press('Delete'), within)).toBeNull()
    expect(commandOf(press('F10', { shiftKey: true }), within)).toEqual({ do: 'menu' })
    expect(commandOf(press('F10'), within)).toBeNull()
    expect(commandOf(press('Tab', { shiftKey: true }), within)).toEqual({ do: 'go-beside', by: -1 })
  })

  it('is the browser’s where it is none of the table’s', () => {
    for (const key of ['a', '中', 'F5']) expect(commandOf(press(key), chosen)).toBeNull()
    for (const key of ['s', 'c', 'v', 'x']) expect(commandOf(press(key, { isControl: true }), chosen)).toBeNull()
  })
})
