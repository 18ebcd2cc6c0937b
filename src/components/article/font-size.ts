/** Size of the text of an article in CSS pixels, the same in both layouts (spec: common-parts/article-size). */
export const INITIAL_FONT_SIZE = 20

/** It can fall only while above this; there is no upper limit (spec: common-parts/article-size). */
export const SMALLEST_FONT_SIZE = 10

export const canShrink = (size: number) => size > SMALLEST_FONT_SIZE
export const enlarged = (size: number) => size + 1
export const shrunk = (size: number) => (canShrink(size) ? size - 1 : size)
