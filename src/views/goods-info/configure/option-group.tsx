'use client'

import { Symbols } from '@/components/symbols/symbols'
import type { ConfiguredOption, OfferedValue } from '@/domain/order-codes/configuration'
import { optionParameter } from '@/domain/order-codes/configuration-address'
import { useConfigure } from './configure-context'
import { groupIds, meaningOf, nameOfValue, shortName } from './names'
import { Obstacles, reasonId } from './obstacles'
import styles from './option-group.module.css'

/** So many values are shown with what they mean; more of them as a grid. */
const MOST_CARDS = 6

/** An option of the rule as a group of radio buttons. What can't be had stays in reach, and says why. */
export function OptionGroup({ option, index }: { option: ConfiguredOption; index: number }) {
  const { takeInHand } = useConfigure()
  const { key, name } = option.option
  const isGrid = option.values.length > MOST_CARDS
  return (
    <fieldset id={groupIds.option(key)} className={styles.group} onFocus={() => takeInHand(key)}>
      <legend className={styles.legend}>
        <span className={styles.head}>
          <span className={styles.title}>
            <Symbols text={shortName(name)} />
          </span>
          <span className={styles.chosen}>{option.chosen && <Symbols text={inWords(option.chosen.value)} />}</span>
        </span>
      </legend>
      <div className={isGrid ? styles.grid : styles.cards} style={{ '--columns': Math.min(option.values.length, 4) }}>
        {option.values.map((value) => (
          <Value key={value.value.fragment} option={option} value={value} parameter={optionParameter(index)} isGrid={isGrid} />
        ))}
      </div>
      <Obstacles option={option} />
    </fieldset>
  )
}

type ValueProps = { option: ConfiguredOption; value: OfferedValue; parameter: string; isGrid: boolean }

function Value({ option, value: offered, parameter, isGrid }: ValueProps) {
  const { choose } = useConfigure()
  const { value, isChosen, obstacle } = offered
  return (
    <label className={isGrid ? styles.cell : styles.card} data-misfit={isChosen && obstacle ? '' : undefined}>
      <input
        type="radio"
        name={parameter}
        value={value.fragment}
        checked={isChosen}
        aria-disabled={obstacle && !isChosen ? true : undefined}
        aria-describedby={obstacle ? reasonId(option, obstacle) : undefined}
        className={isGrid ? styles.hidden : styles.radio}
        onChange={() => {
          if (!obstacle) choose(option.option.key, value.fragment)
        }}
      />
      {isGrid ? <Cell value={value} /> : <Card value={value} />}
    </label>
  )
}

const Cell = ({ value }: Pick<OfferedValue, 'value'>) => (
  <>
    <span className={styles.fragment} aria-hidden="true">
      {nameOfValue(value)}
    </span>
    <span className="visually-hidden">{inWords(value)}</span>
  </>
)

const Card = ({ value }: Pick<OfferedValue, 'value'>) => (
  <span className={styles.words}>
    {value.fragment && <span className={styles.fragment}>{value.fragment}</span>}
    <span className={styles.label}>
      <Symbols text={meaningOf(value)} />
    </span>
  </span>
)

const inWords = ({ fragment, label }: OfferedValue['value']) =>
  fragment === '' || label.startsWith(fragment) ? label : `${fragment}，${label}`
