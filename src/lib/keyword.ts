const LONGEST_KEYWORD = 100

/** A keyword as typed, trimmed and cut to a length that the search takes, never through a character (spec: common-parts/keyword). */
export const toKeyword = (text: string): string => [...text.trim()].slice(0, LONGEST_KEYWORD).join('').trim()
