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

  function activate(key: string, delay: number) {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setActive(key), delay)
  }

  return (
    <ul>
      {entries.map(({ key, head, panel }) => (
        <li
          key={key}
          data-active={key === active || undefined}
          onPointerEnter={() => activate(key, HOVER_DELAY)}
          onPointerLeave={() => clearTimeout(timer.current)}
          onFocus={() => activate(key, 0)}
        >
          {head}
          <div className={styles.panel}>{panel}</div>
        </li>
      ))}
    </ul>
  )
}
