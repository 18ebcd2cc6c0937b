import type { UnitName } from './units'

/** What stands between two parts of a value: alternatives, two that belong together (230/400, 480Y/277), and a list of what can be had. */
export type Joint = '、' | ' / ' | '/' | 'Y/' | '或'

/** A number, or a range, in the unit of its attribute; an open end is null. */
export type NumberPart = {
  min: number | null
  max: number | null
  /** `<` and `>` instead of `≤` and `≥`. */
  isStrict?: true
  /** `±5`, which is a range from −5 to 5. */
  isDeviation?: true
  /** `5(60)`: basic and greatest current of an energy meter. */
  isMeter?: true
  /** Wires by their gauge are named from the thin one on, which has the greater number: `18〜4 AWG`. */
  isDescending?: true
  /** What stands before: `AC`, `DC`, `3 AC`, `1:` of a ratio; it holds until another one. */
  qualifier?: string
  /** What stands behind in brackets: the breaking class `M`, a condition. */
  note?: string
  /** To the part before. */
  joint?: Exclude<Joint, '、'>
  /** Digits behind the point that are printed although they are zeros: 2.0. */
  places?: { min?: number; max?: number }
}

export type NumberValue = {
  kind: 'number'
  parts: NumberPart[]
  /** In which unit it is printed, when not in the attribute's: 万次. */
  unit?: UnitName
}

export type ChoicePart = { value: string; note?: string; joint?: Exclude<Joint, '、'> }

export type ChoiceValue = { kind: 'choice'; parts: ChoicePart[] }

export type FlagValue = { kind: 'flag'; isSo: boolean; note?: string }

/** A value that programs can compare. */
export type TypedValue = NumberValue | ChoiceValue | FlagValue

/** What was read, or why it can't be, in a Chinese sentence for whoever typed it. */
export type Reading<T> = { value: T } | { problem: string }
