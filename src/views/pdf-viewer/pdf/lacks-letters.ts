/** How browsers say that something could not be had. */
const LOST = /fetch|network|load failed/i

/**
 * Whether a document is drawn without some of its letters, because what they are made with was lost on the way: pdf.js leaves them out
 * and says nothing. In the place of such a font stands why.
 */
export function lacksLetters({ commonObjs }: { commonObjs: Iterable<readonly unknown[]> }): boolean {
  return [...commonObjs].some(([, font]) => typeof font === 'string' && LOST.test(font))
}
