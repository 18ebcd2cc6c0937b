/**
 * Widths in pixels in which every uploaded picture is kept besides the original; see `collections/media.ts`. They lie close
 * where the pages show many pictures, so that hardly any is larger than it is shown.
 */
export const mediaWidths = [192, 256, 320, 416, 640, 1024, 1280, 1440] as const
