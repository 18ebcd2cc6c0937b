'use client'

import { type KeyboardEvent, useRef } from 'react'
import { type Command, type Cursor, commandOf } from './keys'
import { isText } from './text-of-cell'
import type { GridActions } from './use-grid'

/** What keys do in the cells of a table. */
export function useCellKeys(actions: GridActions, { isReadOnly, onOpen, onCancel, onMenu }: KeyOptions) {
  /** After Escape, Tab leaves the table. */
  const isLeaving = useRef(false)
  /** @returns whether the key is done with */
  const obey = (cell: HTMLElement, command: Command): boolean => {
    // Behind the last cell the keyboard goes on to what comes after the table.
    if (command.do === 'go-beside') return !isLeaving.current && actions.goBeside(command.by)
    if (isReadOnly && isChange(command)) return false
    if (command.do === 'edit') edit(cell, onOpen)
    else if (command.do === 'cancel') onCancel(cell)
    else if (command.do === 'menu') onMenu(cell)
    else if (command.do === 'break-line') breakLine(cell)
    else run(actions, command)
    return true
  }
  return (event: KeyboardEvent<HTMLElement>) => {
    const cell = event.target
    if (!(cell instanceof HTMLElement) || cell.dataset.column === undefined || event.nativeEvent.isComposing) return
    const { key, shiftKey, altKey } = event
    const command = commandOf({ key, shiftKey, altKey, isControl: event.ctrlKey || event.metaKey }, cursorIn(cell, !actions.isOneCell()))
    if (command && obey(cell, command)) event.preventDefault()
    if (!MODIFIERS.has(key)) isLeaving.current = command?.do === 'cancel'
  }
}

const MODIFIERS = new Set(['Shift', 'Control', 'Alt', 'Meta'])

type KeyOptions = { isReadOnly: boolean; onOpen: () => void; onCancel: (cell: HTMLElement) => void; onMenu: (cell: HTMLElement) => void }

const isChange = ({ do: what }: Command) => ['move-rows', 'insert', 'clear', 'undo', 'redo', 'fill', 'break-line', 'menu'].includes(what)

function cursorIn(cell: HTMLElement, isArea: boolean): Cursor {
  if (!isText(cell)) return { isWhole: true, isAtStart: true, isAtEnd: true, isUpDownOwn: false, isArea }
  const [start, end, length] = [cell.selectionStart ?? 0, cell.selectionEnd ?? 0, cell.value.length]
  return {
    isWhole: start === 0 && end === length,
    isAtStart: end === 0,
    isAtEnd: start === length,
    isUpDownOwn: cell.matches('textarea, [list]'),
    isArea,
  }
}

function edit(cell: HTMLElement, onOpen: () => void): void {
  if (isText(cell)) cell.setSelectionRange(cell.value.length, cell.value.length)
  else onOpen()
}

/** As typed, so that the form hears of it. */
function breakLine(cell: HTMLElement): void {
  if (!(cell instanceof HTMLTextAreaElement)) return
  cell.setRangeText('\n', cell.selectionStart, cell.selectionEnd, 'end')
  cell.dispatchEvent(new Event('input', { bubbles: true }))
}

function run(actions: GridActions, command: Command) {
  switch (command.do) {
    case 'go':
      return actions.go(command.rows, command.columns, command.isExtending)
    case 'go-to-end':
      return actions.goToEnd(command.isStart, command.isTable)
    case 'move-rows':
      return actions.shift(command.by)
    case 'insert':
      return actions.insert(command.isBelow)
    case 'enter':
      return actions.enter()
    case 'clear':
      return actions.clear()
    case 'undo':
      return actions.undo()
    case 'redo':
      return actions.redo()
    case 'fill':
      return actions.fill()
    case 'select-all':
      return actions.selectAll()
  }
}
