'use client'

import { type DragEvent, type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { ROW_TYPE } from './grid-row'
import type { Place } from './selection'
import type { GridActions } from './use-grid'

/** The cell that an element belongs to. */
export function placeOf(target: EventTarget | null): Place | null {
  const cell = target instanceof HTMLElement ? target.closest('td, th')?.querySelector<HTMLElement>('[data-column]') : null
  return cell ? { row: Number(cell.dataset.row), column: Number(cell.dataset.column) } : null
}

/** So far the pointer goes before it drags, in pixels. */
const LEAST_DRAG = 4

/** The mouse over a table: choosing cells, the fill handle, and rows that are dragged to another place. */
export function usePointer(actions: GridActions) {
  const drag = useRef<'cells' | 'fill' | null>(null)
  const pressedAt = useRef({ x: 0, y: 0 })
  const filledTo = useRef(-1)
  const [dropAt, setDropAt] = useState<number | null>(null)
  useEffect(() => {
    const end = () => {
      if (drag.current === 'fill' && filledTo.current > actions.area().rows[1]) actions.fill(filledTo.current)
      drag.current = null
    }
    window.addEventListener('pointerup', end)
    return () => window.removeEventListener('pointerup', end)
  }, [actions])

  const onMouseDown = (event: MouseEvent<HTMLElement>) => {
    const { target, shiftKey, button } = event
    const place = placeOf(target)
    if (!place || button !== 0 || !(target instanceof HTMLElement) || target.closest('th')) return
    pressedAt.current = { x: event.clientX, y: event.clientY }
    if (target.matches('[data-fill]')) {
      event.preventDefault()
      drag.current = 'fill'
      filledTo.current = -1
      return
    }
    drag.current = 'cells'
    if (shiftKey) {
      event.preventDefault()
      actions.extendTo(place)
    } else if (target !== document.activeElement && target.matches('input, textarea')) {
      // The first click chooses the cell, the next one puts the cursor into its text.
      event.preventDefault()
      target.focus({ preventScroll: true })
    }
  }
  const onPointerOver = ({ target, buttons, pointerType, clientX, clientY }: PointerEvent) => {
    // What is above the table may become higher or lower when another cell is chosen: then the table has moved, and no pointer.
    const { x, y } = pressedAt.current
    const isDragging = drag.current !== null && Math.hypot(clientX - x, clientY - y) > LEAST_DRAG
    const place = isDragging && buttons === 1 && pointerType === 'mouse' ? placeOf(target) : null
    if (!place) return
    if (drag.current === 'fill') filledTo.current = place.row
    else if (!actions.isHead(place)) actions.extendTo(place)
  }
  const onDragOver = (event: DragEvent<HTMLElement>) => {
    const row = event.dataTransfer.types.includes(ROW_TYPE) && event.target instanceof Element ? event.target.closest('tr') : null
    const index = Number(row?.getAttribute('aria-rowindex')) - 2
    if (!row || !(index >= 0)) return
    event.preventDefault()
    const { top, height } = row.getBoundingClientRect()
    setDropAt(event.clientY > top + height / 2 ? index + 1 : index)
  }
  const onDrop = (event: DragEvent<HTMLElement>) => {
    const row = event.dataTransfer.getData(ROW_TYPE)
    if (row === '' || dropAt === null) return
    event.preventDefault()
    setDropAt(null)
    actions.move(Number(row), dropAt)
  }
  return { dropAt, handlers: { onMouseDown, onPointerOver, onDragOver, onDrop, onDragEnd: () => setDropAt(null) } }
}
