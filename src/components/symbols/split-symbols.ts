export type Part = { kind: 'text' | 'quantity'; text: string } | { kind: 'symbol'; text: string; sub: string }

/** Symbols with lowered parts, as IEC 60947 and its relatives write them. */
const SYMBOL = /(?<![A-Za-z0-9])(I|U)(cu|cs|cw|cn|cm|nm|mp|imp|Δn|th|max|pk|n|e|i|r|p|c|oc)(?![A-Za-z0-9])/
const QUANTITY =
  /(?<![A-Za-z0-9])[±−-]?\d[\d,.]*(?:–\d[\d,.]*)? (?:k?[AVW]|kA|kV|mm²?|mA|ms|min|Hz|kHz|kW|kVA|MW|km|N·m|kg|℃|%|s|h)(?![A-Za-z])/

const EITHER = new RegExp(`${SYMBOL.source}|${QUANTITY.source}`, 'g')

/** Cuts a text into plain text, symbols and quantities. */
export function splitSymbols(text: string): Part[] {
  const parts: Part[] = []
  let end = 0
  for (const match of text.matchAll(EITHER)) {
    if (match.index > end) parts.push({ kind: 'text', text: text.slice(end, match.index) })
    const [whole, letter, sub] = match
    parts.push(letter && sub ? { kind: 'symbol', text: letter, sub } : { kind: 'quantity', text: whole })
    end = match.index + whole.length
  }
  if (end < text.length) parts.push({ kind: 'text', text: text.slice(end) })
  return parts
}
