/** What a browser may show by itself; everything else is downloaded. */
const SHOWN_INLINE = /\.(pdf|png|jpe?g|webp|avif|gif|mp4|webm)$/i

/** Whether a browser shows a file or saves it. */
export const contentDisposition = (filename: string) => (SHOWN_INLINE.test(filename) ? 'inline' : 'attachment')
