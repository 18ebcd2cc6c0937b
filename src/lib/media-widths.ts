/** Widths in pixels in which every uploaded picture is kept besides the original; see `collections/media.ts`. */
export const mediaWidths = [320, 640, 1280] as const
