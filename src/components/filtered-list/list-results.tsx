'use client'

import type { ReactNode } from 'react'
import styles from './list-results.module.css'

type ResultsProps = {
  isPending: boolean
  isEmpty: boolean
  /** Stands in the place of an entry while another list is being loaded. */
  skeleton: ReactNode
  /** How many of them. */
  pageSize: number
  /** Style of the grid; three columns (two on a phone) when absent. */
  gridClass?: string
  /** Do the rows of entries beside one another stand in line? */
  isInLine?: boolean
  children: ReactNode
}

/** The entries of a list; while another one is being loaded, skeletons stand in their place. */
export function ListResults({ isPending, isEmpty, skeleton, pageSize, gridClass = styles.grid, isInLine, children }: ResultsProps) {
  const places = Array.from({ length: pageSize }, (_, index) => `skeleton-${index}`)
  return (
    <div className={styles.results} aria-busy={isPending}>
      <div className={`${styles.cards} ${isEmpty ? '' : gridClass}`} data-in-line={isInLine || undefined}>
        {children}
      </div>
      {isPending && (
        <div className={`${styles.skeletons} ${gridClass}`}>
          {places.map((key) => (
            <div key={key} aria-hidden="true">
              {skeleton}
            </div>
          ))}
        </div>
      )}
    </div>
  )
}
