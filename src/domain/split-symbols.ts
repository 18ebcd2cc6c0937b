export type Part = { kind: 'text' | 'quantity'; text: string } | { kind: 'symbol'; text: string; sub: string }

/** One number as data sheets write it: with a sign, separators, and the version that it belongs to. */
const NUMBER = '[±−+-]?\\d[\\d,.]*(?:（[A-Z]{1,3}）)?'

/** A number, or two of them: 0.1〜0.15, 50（M）/ 70（H）. */
const NUMBERS = `${NUMBER}(?: ?[–—〜～~×/] ?${NUMBER})?`

/** Symbols with lowered parts, as IEC 60947 and its relatives write them; `Uk` and `uk` are the same of a transformer. */
const SYMBOL = `(?<![A-Za-z0-9])((?:${NUMBERS} )?(?:I″?|U|t(?=sd)|u(?=k)|S(?=r|kQ)|K(?=d|T)|c(?=max)))((?<=K)T|cu|cs|cw|cn|cm|cpv|scpv|sc|nm|mp|imp|Δno|Δn|Δm|Δc|th|the|max|pk|sd|oc|kQ|SC|OC|b|d|n|e|i|r|p|c|q|k|s)(?![A-Za-z0-9])`

const SI_UNITS = '[kMGmμµ]?(?:A²s|A|VA|V|Wh|Wp|W|Hz|Ω|Pa|N·m|bit/s|s|m[²³]?|g)'
const OTHER_UNITS = 'kvar|cm[²³]?|km²?|℃|°C|K|%|‰|dB|ppm|min|h|d|t|hp|lb·in|AWG|kcmil|倍|级|极'

/** What is counted or dated in Chinese: mostly one character, which would stand alone at the beginning of a line. */
const COUNTED = '个月|个工作日|小时|分钟|年|月|日|天|个|台|套|款|项|条|家|座|次|位|名|页|路|种|人|把|组|回|版|万|亿|余'

const UNIT = `(?:${SI_UNITS}|${OTHER_UNITS})(?![A-Za-z])`

/** Where a range begins in another unit than it ends: 30 mA〜1 A. */
const FROM = `${NUMBER} ${UNIT} ?[–—〜～~] ?`

/** A quantity with its unit; the kind of voltage belongs to it. */
const QUANTITY = `(?<![A-Za-z0-9.])(?:(?:AC|DC) )?(?:${FROM})?${NUMBERS}(?: |(?<=）))(?:${UNIT}|(?:${COUNTED}))`

/** Telephone numbers of China. */
const PHONE = '(?<![\\d-])(?:\\+86[ -])?(?:[48]00-\\d{3}-\\d{4}|0\\d{2,3}-(?:\\d{7,8}|\\d{4}-\\d{4})|1\\d{2}[ -]\\d{4}[ -]\\d{4})(?![\\d-])'

/** A standard with its number: UL 489, GB/T 14048.2-2020. */
const STANDARD = '(?<![A-Za-z/])(?:UL|IEC|ISO|EN|GB|[A-Z]{2}/T) \\d[\\d.]*(?:-\\d+)*(?::\\d{4})?'

const ANY = new RegExp(`${SYMBOL}|${PHONE}|${STANDARD}|${QUANTITY}`, 'g')

/** Cuts a text into plain text, symbols, and what must not be torn apart: quantities with their units, telephone numbers, standards. */
export function splitSymbols(text: string): Part[] {
  const parts: Part[] = []
  let end = 0
  for (const match of text.matchAll(ANY)) {
    if (match.index > end) parts.push({ kind: 'text', text: text.slice(end, match.index) })
    const [whole, letter, sub] = match
    parts.push(letter && sub ? { kind: 'symbol', text: letter, sub } : { kind: 'quantity', text: whole })
    end = match.index + whole.length
  }
  if (end < text.length) parts.push({ kind: 'text', text: text.slice(end) })
  return parts
}
