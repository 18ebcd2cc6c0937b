/**
 * How blocks are laid out in columns: never a block in two pieces. Heights include the space below a block.
 *
 * @typedef {{ height: number }} Sized
 */

/**
 * On one page: what comes first at the left, what comes second at the right, and as much of the first over there as levels the columns.
 *
 * @template {Sized} B
 * @param {readonly B[]} first
 * @param {readonly B[]} second
 * @param {number} room the height of a column
 * @param {boolean} isLed does the second column begin with what belongs at its top?
 * @returns {[B[], B[]] | null} null when it doesn't fit
 */
export function packed(first, second, room, isLed) {
  /** @type {[B[], B[]] | null} */
  let best = null
  for (let moved = 0; moved <= first.length; moved += 1) {
    const [left, over] = [first.slice(0, first.length - moved), first.slice(first.length - moved)]
    const right = isLed ? [...second, ...over] : [...over, ...second]
    const height = Math.max(heightOf(left), heightOf(right))
    if (height > room) continue
    // What leads the second column is why the others stay out of it as long as they can.
    if (isLed) return [left, right]
    if (!best || height < Math.max(heightOf(best[0]), heightOf(best[1]))) best = [left, right]
  }
  return best ?? overflowed(first, second, room)
}

/** What the right column has no room for stands at the end of the left one. @template {Sized} B @param {readonly B[]} first @param {readonly B[]} second @param {number} room @returns {[B[], B[]] | null} */
function overflowed(first, second, room) {
  for (let kept = second.length - 1; kept >= 0; kept -= 1) {
    const [left, right] = [[...first, ...second.slice(kept)], second.slice(0, kept)]
    if (heightOf(left) <= room && heightOf(right) <= room) return [left, right]
  }
  return null
}

/**
 * On as many pages as it takes: column by column, in their order; those of the last page are level.
 *
 * @template {Sized} B
 * @param {readonly B[]} blocks
 * @param {(page: number) => number} roomOf the height of the columns of a page, the first being 0
 * @returns {[B[], B[]][]} the columns of each page
 */
export function flowed(blocks, roomOf) {
  /** @type {[B[], B[]][]} */
  const pages = []
  let rest = [...blocks]
  while (rest.length > 0) {
    const room = roomOf(pages.length)
    const level = levelled(rest, room)
    if (level) return [...pages, level]
    const left = fitting(rest, room)
    const right = fitting(rest.slice(left.length), room)
    pages.push([left, right])
    rest = rest.slice(left.length + right.length)
  }
  return pages
}

/** All of it on one page, in two columns that are as level as can be. @template {Sized} B @param {readonly B[]} blocks @param {number} room @returns {[B[], B[]] | null} */
function levelled(blocks, room) {
  const cuts = blocks.map((_, index) => index + 1)
  const fitted = cuts
    .map((cut) => ({ cut, height: Math.max(heightOf(blocks.slice(0, cut)), heightOf(blocks.slice(cut))) }))
    .filter(({ height }) => height <= room)
    .sort((one, other) => one.height - other.height)
  const cut = fitted[0]?.cut
  return cut === undefined ? null : [blocks.slice(0, cut), blocks.slice(cut)]
}

/** As many of the next as fit, but one at least: what is too high for a page would never fit. @template {Sized} B @param {readonly B[]} blocks @param {number} room */
function fitting(blocks, room) {
  let count = 0
  while (count < blocks.length && heightOf(blocks.slice(0, count + 1)) <= room) count += 1
  return blocks.slice(0, Math.max(1, count))
}

/**
 * One below the other, in one column, on as many pages as it takes.
 *
 * @template {Sized} B
 * @param {readonly B[]} blocks
 * @param {(page: number) => number} roomOf the height of the column of a page, the first being 0
 * @returns {B[][]} the blocks of each page; what is higher than a page has one of its own
 */
export function stacked(blocks, roomOf) {
  /** @type {B[][]} */
  const pages = [[]]
  let left = roomOf(0)
  for (const block of blocks) {
    if (block.height > left && (pages.at(-1)?.length ?? 0) > 0) {
      left = roomOf(pages.length)
      pages.push([])
    }
    pages.at(-1)?.push(block)
    left -= block.height
  }
  return pages
}

/** @param {readonly Sized[]} blocks */
export const heightOf = (blocks) => blocks.reduce((sum, { height }) => sum + height, 0)
