/** The words of a keyword: what blanks part. */
export const wordsIn = (keyword: string): string[] => [...new Set(keyword.toLowerCase().split(/\s+/).filter(Boolean))]

/** Is each word somewhere in the text? Every character is literal, letters match in any case. */
export function containsWords(text: string, words: readonly string[]): boolean {
  const folded = text.toLowerCase()
  return words.every((word) => folded.includes(word))
}
