/** The letters and figures of a text alone: half and full width, cases, blanks, dashes and other separators make no difference. */
export const foldLetters = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
