'use client'

import { type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import styles from './row-menu.module.css'
import { type RowTool, rowTools } from './row-tools'
import type { GridActions } from './use-grid'

type Props = {
  actions: GridActions
  isFull: boolean
  /** What only this list can do with a row; in front of what all can. */
  own: readonly RowTool[]
  opener: HTMLElement
  onClose: () => void
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/** What can be done with the chosen rows, beside the sign or the cell from which it was asked for. */
export function RowMenu({ actions, isFull, own, opener, onClose }: Props) {
  const menu = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const box = menu.current
    if (!box) return
    box.showPopover()
    const { bottom, top, right, left } = opener.getBoundingClientRect()
    const { offsetHeight: height, offsetWidth: width } = box
    const isBelow = bottom + height < window.innerHeight
    box.style.top = `${Math.max(0, isBelow ? bottom : top - height)}px`
    box.style.left = `${Math.max(0, left + width < window.innerWidth ? left : right - width)}px`
    box.querySelector<HTMLElement>('button:enabled')?.focus()
  }, [opener])
  const leave = () => {
    menu.current?.hidePopover()
    // Browsers give it back to what had it; a sign that was pressed has it in some of them only.
    opener.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    const isLeaving = event.key === 'Tab' || event.key === 'Escape'
    if (step === undefined && !isLeaving) return
    event.preventDefault()
    if (step === undefined) return leave()
    const items = [...(menu.current?.querySelectorAll<HTMLElement>('button:enabled') ?? [])]
    const now = items.findIndex((item) => item.matches(':focus'))
    items.at((now + step) % items.length)?.focus()
  }
  return (
    <div
      ref={menu}
      role="menu"
      aria-label="这一行的操作"
      popover="auto"
      className={styles.menu}
      onKeyDown={onKeyDown}
      onToggle={({ newState }) => newState === 'closed' && onClose()}
    >
      {[...own, ...rowTools(actions, { isFull })].map(({ name, isOff, act }) => (
        <button
          key={name}
          type="button"
          role="menuitem"
          tabIndex={-1}
          className={styles.item}
          disabled={isOff}
          onClick={() => {
            // The keyboard is back where it was before the rows go elsewhere.
            menu.current?.hidePopover()
            act()
          }}
        >
          {name}
        </button>
      ))}
    </div>
  )
}
