/**
 * How forms are checked: the same rules in the browser, before sending, and on the server. Pure functions, no imports.
 */

/** A rule of a form: which field it looks at, when it is broken, and what the visitor is told then. */
export type Rule<V> = { field: keyof V & string; isBroken: (values: V) => boolean; message: string }

/** The first thing that is wrong with a form: mark the field, show the message. */
export type Problem<V> = { field: keyof V & string; message: string }

/** 11 digits, the first 1, the second 3 to 9 (spec: service/phone-numbers). */
const MOBILE = /^1[3-9]\d{9}$/

/** What an input for a phone number or a captcha takes at most (spec: service/phone-numbers). */
export const MOBILE_LENGTH = 11
export const CAPTCHA_LENGTH = 4

/** Control characters but tabs and line breaks, and halves of characters: nobody types them. */
const UNREADABLE = /[\p{Cc}\p{Cs}]/u
const LAYOUT = /[\t\n\r]/g

/** Checks a form in the order of its rules and stops at the first that is broken; null when all hold. */
export function firstProblem<V>(values: V, rules: readonly Rule<V>[]): Problem<V> | null {
  const broken = rules.find(({ isBroken }) => isBroken(values))
  return broken ? { field: broken.field, message: broken.message } : null
}

type TextField<V> = { [K in keyof V & string]: V[K] extends string ? K : never }[keyof V & string]

/** Something must be written; blanks alone are nothing. */
export function filledIn<V>(field: TextField<V>, message: string): Rule<V> {
  return { field, message, isBroken: (values) => textOf(values, field).trim() === '' }
}

/** A mobile number: first that there is one, then that it can be one (spec: service/phone-numbers). */
export function mobileNumber<V>(field: TextField<V>): Rule<V>[] {
  return [
    filledIn(field, '请输入手机号'),
    { field, message: '请输入正确的11位手机号', isBroken: (values) => !MOBILE.test(textOf(values, field)) },
  ]
}

/** A choice from a list. */
export function chosen<V>(field: TextField<V>, choices: readonly string[], message: string): Rule<V> {
  return { field, message, isBroken: (values) => !choices.includes(textOf(values, field)) }
}

/**
 * No text is longer than its limit, none holds what can't be read; `label` is what the form calls the field
 * (spec: service/text-limits).
 */
export function textLimit<V>(field: TextField<V>, label: string, limit: number): Rule<V>[] {
  return [
    { field, message: `${label}不能超过${limit}个字`, isBroken: (values) => textOf(values, field).length > limit },
    {
      field,
      message: `${label}含有无法识别的字符，请修改后重试`,
      isBroken: (values) => UNREADABLE.test(textOf(values, field).replace(LAYOUT, '')),
    },
  ]
}

function textOf<V>(values: V, field: TextField<V>): string {
  return String(values[field])
}
