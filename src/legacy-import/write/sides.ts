import { textOfRichText } from '../../lib/text-of-rich-text'
import type { Outcome } from './outcome'

const SHOWN = 300

/** What the source says and what is written, as texts side by side. */
export function sidesOf(wanted: Record<string, unknown>, data: Record<string, unknown>): Outcome['sides'] {
  return Object.keys(wanted).flatMap((field) => {
    const [source, here] = [textIn(wanted[field]), textIn(data[field])]
    return source === '' && here === '' ? [] : [{ field, source: source.slice(0, SHOWN), here: here.slice(0, SHOWN) }]
  })
}

function textIn(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value))
    return value
      .map(textIn)
      .filter((text) => text !== '')
      .join('；')
  if (typeof value !== 'object') return String(value)
  if ('root' in value) return textOfRichText(value)
  const [only, inner] = Object.entries(value)[0] ?? []
  if (only?.startsWith('$'))
    return typeof inner === 'object' && inner !== null && !Array.isArray(inner) ? String(Object.values(inner)[0]) : textIn(inner)
  return Object.entries(value)
    .filter(([key]) => key !== 'id')
    .map(([, part]) => textIn(part))
    .join(' ')
    .trim()
}
