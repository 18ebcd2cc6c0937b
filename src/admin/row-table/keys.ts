/** What a key means in a cell. */
export type Command =
  | { do: 'go'; rows: number; columns: number; isExtending: boolean }
  | { do: 'go-beside'; by: 1 | -1 }
  | { do: 'go-to-end'; isStart: boolean; isTable: boolean }
  | { do: 'move-rows'; by: 1 | -1 }
  | { do: 'insert'; isBelow: boolean }
  | { do: 'enter' | 'edit' | 'cancel' | 'clear' | 'undo' | 'redo' | 'fill' | 'select-all' | 'break-line' | 'menu' }

/** Where the cursor is. */
export type Cursor = {
  /** All of the text is chosen: what is typed replaces it, and arrows leave the cell. */
  isWhole: boolean
  isAtStart: boolean
  isAtEnd: boolean
  /** Words are offered, or the text has several lines: up and down are for these. */
  isUpDownOwn: boolean
  /** Several cells are chosen. */
  isArea: boolean
}

export type Key = { key: string; shiftKey: boolean; altKey: boolean; isControl: boolean }

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/** @returns null where the browser does what it does in any text */
export function commandOf(pressed: Key, cursor: Cursor): Command | null {
  const arrow = ARROWS[pressed.key]
  if (arrow) return arrowCommand(pressed, cursor, arrow)
  if (pressed.isControl) return controlCommand(pressed, cursor)
  if (pressed.altKey) return pressed.key === 'Enter' ? { do: 'break-line' } : null
  return plainCommand(pressed, cursor)
}

function arrowCommand({ shiftKey, altKey, isControl }: Key, cursor: Cursor, [rows, columns]: readonly [number, number]): Command | null {
  const isUpDown = rows !== 0
  if (altKey) return isUpDown ? { do: 'move-rows', by: rows > 0 ? 1 : -1 } : null
  if (isControl) return null
  if (cursor.isWhole || cursor.isArea) return { do: 'go', rows, columns, isExtending: shiftKey }
  if (shiftKey) return null
  if (isUpDown) return cursor.isUpDownOwn ? null : { do: 'go', rows, columns, isExtending: false }
  const isLeaving = columns > 0 ? cursor.isAtEnd : cursor.isAtStart
  return isLeaving ? { do: 'go', rows, columns, isExtending: false } : null
}

function controlCommand({ key, shiftKey }: Key, { isWhole, isArea }: Cursor): Command | null {
  switch (key.toLowerCase()) {
    case 'z':
      return { do: shiftKey ? 'redo' : 'undo' }
    case 'y':
      return { do: 'redo' }
    case 'd':
      return { do: 'fill' }
    case 'a':
      return isWhole || isArea ? { do: 'select-all' } : null
    case 'enter':
      return { do: 'insert', isBelow: !shiftKey }
    case 'home':
    case 'end':
      return { do: 'go-to-end', isStart: key === 'Home', isTable: true }
    default:
      return null
  }
}

function plainCommand({ key, shiftKey }: Key, { isWhole, isArea }: Cursor): Command | null {
  switch (key) {
    case 'Tab':
      return { do: 'go-beside', by: shiftKey ? -1 : 1 }
    case 'Enter':
      return shiftKey ? { do: 'go', rows: -1, columns: 0, isExtending: false } : { do: 'enter' }
    case 'ContextMenu':
      return { do: 'menu' }
    case 'F10':
      return shiftKey ? { do: 'menu' } : null
    case 'F2':
      return { do: 'edit' }
    case 'Escape':
      return { do: 'cancel' }
    case 'Delete':
    case 'Backspace':
      return isWhole || isArea ? { do: 'clear' } : null
    case 'Home':
    case 'End':
      return isWhole ? { do: 'go-to-end', isStart: key === 'Home', isTable: false } : null
    default:
      return null
  }
}
