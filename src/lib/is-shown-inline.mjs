/** What a browser may show by itself; everything else is downloaded. */
const SHOWN = /\.(pdf|png|jpe?g|webp|avif|gif|mp4|webm)$/i

/** Whether a browser shows a file of this name or saves it. @param {string} filename */
export const isShownInline = (filename) => SHOWN.test(filename)
