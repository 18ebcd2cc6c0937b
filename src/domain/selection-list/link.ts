import { deflateSync, Inflate, strFromU8, strToU8 } from 'fflate'
import { itemIn, type ListedItem, listLimits, oneLine } from './list'

/** What the fragment of an address begins with that carries a list. */
const VERSION = 's1'

/** No link is longer, and none unpacks to more (spec: selection-list/link). */
const MOST_CHARACTERS = 60_000
const MOST_BYTES = 1_000_000

/** So much is unpacked at a time: a bomb of this size makes a megabyte, and no more is unpacked then. */
const PIECE = 1_000

/** Longer ones are cut by some programs that send messages. */
export const LONG_LINK = 4_000

/** A list as a link carries it. */
export type SharedList = { name: string; items: readonly ListedItem[] }

/** What was read of a link. */
export type ReadLink = SharedList & {
  /** So many rows the list had when the link was made. */
  stated: number
  /** Is something else in it than what was put into it? */
  isChanged: boolean
}

/**
 * A list as the fragment of an address: `s1.30.1k2j3h.<packed>`, with the number of its rows and a check sum.
 *
 * @returns null for a list that is too long for a link
 */
export function writeLink({ name, items }: SharedList): string | null {
  const text = [oneLine(name, listLimits.name), ...items.map(lineOf)].join('\n')
  const packed = base64url(deflateSync(strToU8(text), { level: 9 }))
  const link = [VERSION, items.length, checksum(text), packed].join('.')
  return link.length <= MOST_CHARACTERS ? link : null
}

/**
 * Reads the fragment of an address as far as it can be read, whatever it is, and never throws: rows that are none are left out.
 *
 * @returns null when there is nothing to be read in it
 */
export function readLink(fragment: string): ReadLink | null {
  const [, count, sum, packed] =
    new RegExp(`^${VERSION}\\.(\\d{1,5})\\.([0-9a-z]{1,7})\\.([\\w-]+)`).exec(fragment.slice(0, MOST_CHARACTERS)) ?? []
  if (count === undefined || packed === undefined) return null
  const { text, isCut } = unpack(packed)
  const [name = '', ...lines] = text.split('\n')
  // Of the last line nobody knows how it went on.
  const items = (isCut ? lines.slice(0, -1) : lines).flatMap((line) => itemOf(line) ?? []).slice(0, listLimits.rows)
  const isWhole = checksum(text) === sum && items.length === Number(count)
  if (items.length === 0 && !(isWhole && name !== '')) return null
  return { name: oneLine(name, listLimits.name), items, stated: Number(count), isChanged: !isWhole }
}

const lineOf = ({ product, code, quantity, note }: ListedItem) => [product, code, quantity, oneLine(note, listLimits.note)].join('\t')

function itemOf(line: string): ListedItem | null {
  const [product, code, quantity, note, ...more] = line.split('\t')
  // What stands for letters that are none comes from a link that was cut or changed.
  if (more.length > 0 || note === undefined || !/^\d{1,4}$/.test(quantity ?? '') || line.includes('\uFFFD')) return null
  return itemIn({ product, code, quantity: Number(quantity), note })
}

/** As much as can be unpacked, and no more than a list may have. */
function unpack(packed: string): { text: string; isCut: boolean } {
  const pieces: Uint8Array[] = []
  let length = 0
  const inflate = new Inflate((piece) => {
    pieces.push(piece)
    length += piece.length
  })
  let isCut = false
  try {
    const bytes = bytesOf(packed)
    for (let from = 0; from < bytes.length && length < MOST_BYTES; from += PIECE) {
      inflate.push(bytes.subarray(from, from + PIECE), false)
    }
    // Told the end with the last piece, it would throw what it has unpacked of that.
    inflate.push(new Uint8Array(), true)
  } catch {
    // It ends too early, or is something else: what came before counts.
    isCut = true
  }
  const whole = new Uint8Array(Math.min(length, MOST_BYTES))
  let at = 0
  for (const piece of pieces) {
    whole.set(piece.subarray(0, whole.length - at), at)
    at += piece.length
    if (at >= whole.length) break
  }
  return { text: strFromU8(whole), isCut: isCut || length > MOST_BYTES }
}

function base64url(bytes: Uint8Array): string {
  return btoa(strFromU8(bytes, true)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** Letters that are too many at the end are left away: they make no whole byte. */
function bytesOf(text: string): Uint8Array {
  const whole = text.length % 4 === 1 ? text.slice(0, -1) : text
  return strToU8(atob(whole.replaceAll('-', '+').replaceAll('_', '/')), true)
}

/** FNV-1a: it tells a link that was damaged, or changed by hand, not one that somebody has made on purpose. */
function checksum(text: string): string {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return (hash >>> 0).toString(36)
}
