import type { AttributeKind } from './kinds'
import type { UnitName } from './units'

export type Choice = {
  value: string
  /** How it is printed; empty: as the value. */
  label: string
  /** Other spellings. */
  aliases: readonly string[]
}

/** What a parameter is, as the functions of this folder need it. */
export type Attribute = {
  key: string
  name: string
  symbol: string
  condition: string
  kind: AttributeKind
  /** Of numbers; null when they have none, as a pollution degree. */
  unit: UnitName | null
  choices: readonly Choice[]
}

/** As staff reads it: 额定极限短路分断能力 Icu（AC 400 V）. */
export function nameOf({ name, symbol, condition }: Pick<Attribute, 'name' | 'symbol' | 'condition'>): string {
  return `${name}${symbol && ` ${symbol}`}${condition && `（${condition}）`}`
}
