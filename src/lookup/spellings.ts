/** Another way to read what was written; `isSure` when nothing of the code itself is changed. */
export type Spelling = { text: string; note: string; isSure: boolean }

/**
 * The ways to read what was written, one after the other: as it is; the code alone, out of Chinese words; with figures in the place of the
 * letters that look like them. Each is tried only when those before have found nothing.
 */
export const spellings: readonly ((written: string) => Spelling | null)[] = [
  (written) => ({ text: written, note: '', isSure: true }),
  (written) => {
    const text = codeAmongWords(written)
    return text === null ? null : { text, note: '只读了其中的型号', isSure: true }
  },
  (written) => {
    const text = withFigures(codeAmongWords(written) ?? written)
    return text === null ? null : { text, note: '字母 O、I 当作数字 0、1', isSure: false }
  },
]

/** The longest part without Chinese words that has letters and figures; null when nothing stands beside it. */
function codeAmongWords(written: string): string | null {
  if (!/\p{Script=Han}/u.test(written)) return null
  const parts = written.split(/[\p{Script=Han}（）()，。、；：]+/u).filter((part) => /\p{L}/u.test(part) && /\p{N}/u.test(part))
  return parts.sort((one, other) => other.length - one.length)[0]?.trim() ?? null
}

/** An O or I beside a figure, as it is typed or read from paper; null when there is none. */
function withFigures(written: string): string | null {
  const plain = written.normalize('NFKC')
  const changed = plain.replace(/(?<=\d)[oO]+|[oO]+(?=\d)/g, (letters) => '0'.repeat(letters.length)).replace(/(?<=\d)[Il](?=\d)/g, '1')
  return changed === plain ? null : changed
}
