/**
 * Widths in pixels in which every uploaded picture is kept besides the original; see `collections/media.ts`. Computed so that
 * in the usual windows as few bytes as possible are sent above those of a picture exactly as large as it is shown: see
 * record 0017.
 */
export const mediaWidths = [
  92, 124, 176, 192, 220, 264, 288, 320, 372, 416, 532, 586, 640, 748, 1004, 1280, 1366, 1440, 1536, 1696,
] as const
