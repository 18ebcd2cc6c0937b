'use client'

import { type KeyboardEvent, type MouseEvent, type Ref, useEffect } from 'react'
import { isShortcut } from '@/lib/is-shortcut'
import { Icon } from '../icon/icon'
import styles from './region-picker.module.css'

type Props = {
  id: string
  label: string
  options: readonly string[]
  /** Where the keyboard is; -1 for nowhere yet. */
  active: number
  selected: number
  onMove: (index: number) => void
  /** By pointer. */
  onPick: (index: number) => void
  /** By Enter or the space bar. */
  onConfirm: (index: number) => void
  /** By an arrow key to the side, to the list that stands there. */
  onLeave: (key: 'ArrowLeft' | 'ArrowRight') => void
  ref: Ref<HTMLDivElement>
}

/** A list box by the ARIA pattern: the focus stays on the list, which says what is active and listens for its options. */
export function OptionList({ id, label, options, active, selected, onMove, onPick, onConfirm, onLeave, ref }: Props) {
  useEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, active])

  function onKeyDown(event: KeyboardEvent) {
    if (isShortcut(event)) return
    const { key } = event
    if (key === 'ArrowLeft' || key === 'ArrowRight') {
      event.preventDefault()
      return onLeave(key)
    }
    const isConfirm = key === 'Enter' || key === ' '
    const next = isConfirm ? active : nextIndex(key, active, options.length)
    if (next === null) return
    event.preventDefault()
    if (next < 0) return
    if (isConfirm) onConfirm(next)
    else onMove(next)
  }

  function onClick({ target, currentTarget: list }: MouseEvent<HTMLElement>) {
    const option = target instanceof Element && target.closest('[role="option"]')
    if (!option) return
    list.focus({ preventScroll: true })
    onPick([...list.children].indexOf(option))
  }

  return (
    <div
      ref={ref}
      role="listbox"
      id={id}
      aria-label={label}
      aria-activedescendant={active >= 0 ? `${id}-${active}` : undefined}
      tabIndex={0}
      className={styles.list}
      onKeyDown={onKeyDown}
      onClick={onClick}
    >
      {options.map((option, index) => (
        <div
          key={option}
          role="option"
          id={`${id}-${index}`}
          tabIndex={-1}
          aria-selected={index === selected}
          data-active={index === active || undefined}
          className={styles.option}
        >
          {option}
          {index === selected && <Icon name="check" size={20} className={styles.check} />}
        </div>
      ))}
    </div>
  )
}

/** Where a key leads; null when it leads nowhere. */
function nextIndex(key: string, active: number, count: number): number | null {
  if (key === 'ArrowDown') return Math.min(active + 1, count - 1)
  if (key === 'ArrowUp') return Math.max(active - 1, 0)
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}
