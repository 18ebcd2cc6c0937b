import type { Attribute } from './attribute'
import type { AttributeKind } from './kinds'
import type { UnitName } from './units'

type Stored = {
  key: string
  name: string
  symbol?: string | null
  condition?: string | null
  kind: AttributeKind
  unit?: UnitName | null
  choices?: readonly { value: string; label?: string | null; aliases?: string | null }[] | null
}

/** An attribute as it is stored, with its other spellings parted. */
export const storedAttribute = ({ key, name, symbol, condition, kind, unit, choices }: Stored): Attribute => ({
  ...{ key, name, kind },
  symbol: symbol ?? '',
  condition: condition ?? '',
  unit: kind === 'number' ? (unit ?? null) : null,
  choices: (choices ?? []).map(({ value, label, aliases }) => ({ value, label: label ?? '', aliases: spellingsIn(aliases ?? '') })),
})

const spellingsIn = (text: string): string[] =>
  text
    .split(/[,，、;；]/)
    .map((one) => one.trim())
    .filter((one) => one !== '')
