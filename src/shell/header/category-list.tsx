'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import styles from './product-sheet.module.css'

type Props = { entries: { key: string; head: ReactNode; panel: ReactNode }[] }

/** Long enough to cross a neighbour on the way to the children. */
const HOVER_DELAY = 100

/** Categories, of which the hovered or focused one shows its children beside the list. */
export function CategoryList({ entries }: Props) {
  const [active, setActive] = useState(entries[0]?.key)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  /** At once: the children must be there for the next press of Tab. */
  function activate(key: string) {
    clearTimeout(timer.current)
    setActive(key)
  }

  function activateSoon(key: string) {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setActive(key), HOVER_DELAY)
  }

  return (
    <ul>
      {entries.map(({ key, head, panel }) => (
        <li
          key={key}
          data-active={key === active || undefined}
          onPointerEnter={() => activateSoon(key)}
          onPointerLeave={() => clearTimeout(timer.current)}
          onFocus={() => activate(key)}
        >
          {head}
          <div className={styles.panel}>{panel}</div>
        </li>
      ))}
    </ul>
  )
}
