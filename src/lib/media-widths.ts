/**
 * Widths in pixels in which every uploaded picture is kept besides the original; see `collections/media.ts`. Computed so that
 * in the usual windows as few bytes as possible are sent above those of a picture exactly as large as it is shown: see
 * record 0017; the two widest are for banners in wide windows: see record 0045.
 */
export const mediaWidths = [
  92, 124, 176, 192, 220, 264, 288, 320, 372, 416, 532, 586, 640, 748, 1004, 1280, 1366, 1440, 1536, 1696, 1920, 2560,
] as const

/**
 * The widths in which the demo content is kept at first, chosen by what they cost: with the original there is one for a list, a card
 * and a phone's window. The others follow in the background (record 0045).
 */
export const firstWidths: readonly (typeof mediaWidths)[number][] = [320, 640]
