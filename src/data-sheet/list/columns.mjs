import { mm, PAGE } from '../page/measures.mjs'

/**
 * @typedef {'number' | 'picture' | 'what' | 'note' | 'quantity' | 'remark'} Name
 * @typedef {{ name: Name, title: string, x: number, width: number, isRight: boolean }} Column
 */

const GAP = mm(3)
const WIDTH = PAGE.width - 2 * PAGE.margin
const FIXED = { number: mm(7), picture: mm(10.6), quantity: mm(11) }

/**
 * The columns of the table; without pictures, or without remarks, the others are wider.
 *
 * @param {{ hasPictures: boolean, hasRemarks: boolean }} has
 * @returns {Column[]}
 */
export function columnsOf({ hasPictures, hasRemarks }) {
  /** @type {{ name: Name, title: string, width: number, share?: number, isRight?: boolean, before?: number }[]} */
  const all = [
    { name: 'number', title: '序号', width: FIXED.number },
    ...(hasPictures ? [{ name: /** @type {const} */ ('picture'), title: '', width: FIXED.picture }] : []),
    { name: 'what', title: '型号与产品', width: 0, share: 0.5 },
    { name: 'note', title: '位置与备注', width: 0, share: hasRemarks ? 0.25 : 0.5 },
    { name: 'quantity', title: '数量', width: FIXED.quantity, isRight: true },
    // Figures that end and texts that begin side by side stand further apart.
    ...(hasRemarks ? [{ name: /** @type {const} */ ('remark'), title: '提示', width: 0, share: 0.25, before: GAP }] : []),
  ]
  const taken = all.reduce((sum, { width, before = 0 }) => sum + width + before, 0) + GAP * (all.length - 1)
  let x = PAGE.margin
  return all.map(({ name, title, width: fixed, share = 0, isRight = false, before = 0 }) => {
    x += before
    const column = { name, title, x, width: fixed + share * (WIDTH - taken), isRight }
    x += column.width + GAP
    return column
  })
}
