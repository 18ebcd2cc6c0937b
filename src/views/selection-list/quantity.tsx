'use client'

import { useState } from 'react'
import { Icon } from '@/components/icon/icon'
import { listLimits, quantityIn } from '@/domain/selection-list/list'
import styles from './quantity.module.css'

type Props = { value: number; name: string; onChange: (quantity: number) => void }

/** How many: by steps, or typed. */
export function Quantity({ value, name, onChange }: Props) {
  const [draft, setDraft] = useState<string | null>(null)
  const step = (by: number) => {
    setDraft(null)
    onChange(quantityIn(String(value + by), value))
  }
  return (
    <div className={styles.quantity}>
      <button type="button" className={styles.step} aria-label={`${name}：减一`} disabled={value <= 1} onClick={() => step(-1)}>
        <Icon name="minus" size={20} />
      </button>
      <input
        className={styles.field}
        aria-label={`${name}：数量`}
        inputMode="numeric"
        maxLength={6}
        value={draft ?? String(value)}
        onFocus={(event) => event.target.select()}
        onChange={({ target }) => {
          setDraft(target.value)
          onChange(quantityIn(target.value, value))
        }}
        onKeyDown={(event) => {
          if (event.key === 'ArrowUp') step(1)
          if (event.key === 'ArrowDown' && value > 1) step(-1)
          if (event.key === 'Enter') event.currentTarget.blur()
        }}
        onBlur={() => setDraft(null)}
      />
      <button
        type="button"
        className={styles.step}
        aria-label={`${name}：加一`}
        disabled={value >= listLimits.quantity}
        onClick={() => step(1)}
      >
        <Icon name="plus" size={20} />
      </button>
    </div>
  )
}
