'use client'

import { type Configuration, type Remedy, withChoice } from '@/domain/order-codes/configuration'
import { useConfigure } from './configure-context'
import { nameOfValue, shortName } from './names'
import styles from './obstacle.module.css'

/** Changes the choice that is in the way: 改选 M. Without scripts it is a link to the page with that choice. */
export function RemedyLink({ remedy }: { remedy: Remedy }) {
  const { configuration, choose, hrefOf } = useConfigure()
  const next: Configuration = withChoice(configuration, remedy.key, remedy.value.fragment)
  return (
    <a
      href={hrefOf(next)}
      className={styles.remedy}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return
        event.preventDefault()
        choose(remedy.key, remedy.value.fragment)
      }}
    >
      改选<span className="visually-hidden">{shortName(remedy.option.name)}</span> {nameOfValue(remedy.value)}
    </a>
  )
}
