'use client'

import type { ClientField } from 'payload'
import styles from './differences.module.css'
import { fieldAt, labelOf } from './labels'
import type { Difference, Side } from './merge'
import { type Choices, keyOf } from './questions'
import type { Fields } from './shapes'
import { ShownValue } from './shown-value'

type Props = {
  fields: readonly ClientField[]
  names: Record<Side, string>
  differences: Difference[]
  /** The whole documents, which say the number of a row. */
  documents: Fields[]
  choices: Choices
  onChoose: (path: Difference['path'], side: Side) => void
}

const sides = ['mine', 'theirs'] as const

/** Fields that differ, each with its two values to choose from. */
export function Differences({ fields, names, differences, documents, choices, onChoose }: Props) {
  return differences.map((difference) => {
    const key = keyOf(difference.path)
    return (
      <fieldset key={key} className={styles.difference}>
        <legend className={styles.label}>{labelOf(fields, difference.path, ...documents)}</legend>
        {sides.map((side) => (
          <label key={side} className={styles.side}>
            <input
              type="radio"
              name={key}
              className={styles.radio}
              checked={choices.get(key) === side}
              onChange={() => onChoose(difference.path, side)}
            />
            <span className={styles.name}>{names[side]}</span>
            <span className={styles.value}>
              {isRemoved(difference, side) ? (
                <span className={styles.nothing}>（已移除）</span>
              ) : (
                <ShownValue field={fieldAt(fields, difference.path)} value={difference[side]} />
              )}
            </span>
          </label>
        ))}
      </fieldset>
    )
  })
}

const isRemoved = ({ path, ...values }: Difference, side: Side) => path.at(-1)?.startsWith('#') && values[side] === undefined
