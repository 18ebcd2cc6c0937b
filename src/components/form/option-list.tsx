'use client'

import { type KeyboardEvent, type Ref, useEffect } from 'react'
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
  ref: Ref<HTMLUListElement>
}

/** A list box by the ARIA pattern: the focus stays on the list, which says what is active. */
export function OptionList({ id, label, options, active, selected, onMove, onPick, onConfirm, ref }: Props) {
  useEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, active])

  function onKeyDown(event: KeyboardEvent) {
    const isConfirm = event.key === 'Enter' || event.key === ' '
    const next = isConfirm ? active : nextIndex(event.key, active, options.length)
    if (next === null) return
    event.preventDefault()
    if (next < 0) return
    if (isConfirm) onConfirm(next)
    else onMove(next)
  }

  return (
    <ul
      ref={ref}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a list box is a list
      role="listbox"
      id={id}
      aria-label={label}
      aria-activedescendant={active >= 0 ? `${id}-${active}` : undefined}
      tabIndex={0}
      className={styles.list}
      onKeyDown={onKeyDown}
    >
      {options.map((option, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the list listens to the keyboard
        // biome-ignore lint/a11y/useFocusableInteractive: the list has the focus
        <li
          key={option}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: an entry of a list box
          role="option"
          id={`${id}-${index}`}
          aria-selected={index === selected}
          data-active={index === active || undefined}
          className={styles.option}
          onClick={() => onPick(index)}
        >
          {option}
          {index === selected && <Icon name="check" size={20} className={styles.check} />}
        </li>
      ))}
    </ul>
  )
}

/** Where a key leads; null when it leads nowhere. */
function nextIndex(key: string, active: number, count: number): number | null {
  if (key === 'ArrowDown') return Math.min(active + 1, count - 1)
  if (key === 'ArrowUp') return Math.max(active - 1, 0)
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}
