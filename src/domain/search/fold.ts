/** Between the words of a text: no letter, and no sign of ASCII, which the tokenizer of SQLite would part words at. */
export const GAP = '·'

const LETTERS = /[^\p{L}\p{N}]/gu
/** Within a code, as in `HM3-250` or `DL/T`. */
const JOINTS = /(?<=[a-z0-9])[-_./‐‑–—−]+(?=[a-z0-9])/g
const BETWEEN_SCRIPTS = /(?<=[a-z0-9])(?=[^\p{ASCII}])|(?<=[^\p{ASCII}])(?=[a-z0-9])/gu
const BETWEEN_CHINESE = /(?<=\p{Script=Han}) (?=\p{Script=Han})/gu

/**
 * Each character by itself, so that whatever lies within a text lies within the folded text, too: the plain rule of the lists finds nothing
 * that this loses (spec: search/same-answers).
 */
const lowered = (text: string) => text.toLowerCase().normalize('NFKD').toLowerCase().replaceAll('ς', 'σ')

/** The letters and figures of a name alone: width, case, marks and separators make no difference. Idempotent. */
export const foldName = (text: string): string => lowered(text).replace(LETTERS, '')

/**
 * A text as it is searched: a gap before and behind each word of Latin letters and figures, whose joints make no difference
 * (`·hm3250·塑壳断路器·`); Chinese goes on without gaps.
 */
export function foldText(text: string): string {
  const joined = lowered(text).replace(/\p{M}/gu, '').replace(JOINTS, '')
  const words = joined
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(BETWEEN_CHINESE, '')
    .replace(BETWEEN_SCRIPTS, ' ')
  return ` ${words} `.replace(/ +/g, GAP)
}
