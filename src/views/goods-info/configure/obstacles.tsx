'use client'

import { Icon } from '@/components/icon/icon'
import { Symbols } from '@/components/symbols/symbols'
import type { ConfiguredOption, Obstacle, OfferedValue } from '@/domain/order-codes/configuration'
import { nameOfValue } from './names'
import styles from './obstacle.module.css'
import { RemedyLink } from './remedy-link'

type Reason = { obstacle: Obstacle; values: OfferedValue[] }

/** Why some values of an option can't be had; each reason once, with the choice that would help. */
export function Obstacles({ option }: { option: ConfiguredOption }) {
  return reasonsOf(option).map(({ obstacle, values }) => {
    const isMisfit = values.some(({ isChosen }) => isChosen)
    const names = values.map(({ value }) => nameOfValue(value))
    // Where the sentence names them itself, it needs no heading.
    const isNamed = names.every((name) => obstacle.reason.includes(name))
    return (
      <p key={obstacle.reason} id={reasonId(option, obstacle)} className={styles.reason} data-misfit={isMisfit ? '' : undefined}>
        {isMisfit && <Icon name="warning" size={20} className={styles.sign} />}
        <Symbols text={`${isNamed ? '' : `${names.join('、')}：`}${obstacle.reason}。`} />
        {obstacle.remedy && <RemedyLink remedy={obstacle.remedy} />}
      </p>
    )
  })
}

/** The id of the sentence that says why. */
export function reasonId(option: ConfiguredOption, obstacle: Obstacle): string {
  return `reason-${option.option.key}-${reasonsOf(option).findIndex((one) => one.obstacle.reason === obstacle.reason)}`
}

function reasonsOf({ values }: ConfiguredOption): Reason[] {
  const reasons: Reason[] = []
  for (const value of values) {
    const { obstacle } = value
    if (!obstacle) continue
    const known = reasons.find((one) => one.obstacle.reason === obstacle.reason)
    if (known) known.values.push(value)
    else reasons.push({ obstacle, values: [value] })
  }
  return reasons
}
