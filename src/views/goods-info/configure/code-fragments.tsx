'use client'

import { Symbols } from '@/components/symbols/symbols'
import type { ConfiguredOption } from '@/domain/order-codes/configuration'
import styles from './code-fragments.module.css'
import { useConfigure } from './configure-context'
import { GroupLink } from './group-link'
import { groupIds, shortName } from './names'

/** The order code in its fragments, each a link to its group; what does not go together is a dash. */
export function CodeFragments() {
  const { rule, options, accessories, inHand } = useConfigure()
  const mounted = accessories.filter(({ isChosen }) => isChosen)
  return (
    <ul className={styles.code} aria-label="订货型号的各段">
      <li className={styles.fragment}>
        <span className={styles.text}>{rule.prefix}</span>
        <span className={styles.name}>型号</span>
      </li>
      {options.map((option) => (
        <li key={option.option.key}>
          <OptionFragment option={option} isInHand={option.option.key === inHand} />
        </li>
      ))}
      {rule.accessories.length > 0 && (
        <li>
          <GroupLink
            id={groupIds.accessories}
            className={styles.fragment}
            data-optional=""
            data-in-hand={flag(inHand === groupIds.accessories)}
          >
            <span className={styles.text}>
              {mounted.length === 0 && <span className={styles.empty}>不带</span>}
              {mounted.map(({ accessory, obstacle }) => (
                <span key={accessory.code} className={styles.accessory} data-misfit={flag(obstacle !== null)}>
                  {obstacle ? '—' : accessory.code}
                </span>
              ))}
            </span>
            <span className={styles.name}>附件</span>
          </GroupLink>
        </li>
      )}
    </ul>
  )
}

function OptionFragment({ option: { option, chosen }, isInHand }: { option: ConfiguredOption; isInHand: boolean }) {
  const fragment = chosen?.value.fragment ?? ''
  return (
    <GroupLink
      id={groupIds.option(option.key)}
      className={styles.fragment}
      data-optional={flag(option.isOptional === true)}
      data-in-hand={flag(isInHand)}
    >
      <span className={styles.text} data-misfit={flag(Boolean(chosen?.obstacle))}>
        {chosen?.obstacle ? '—' : fragment || <span className={styles.empty}>不带</span>}
      </span>
      <span className={styles.name}>
        <Symbols text={shortName(option.name)} />
      </span>
    </GroupLink>
  )
}

const flag = (isSet: boolean) => (isSet ? '' : undefined)
