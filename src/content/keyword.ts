/** Whether a text contains the keyword: every character is literal, letters match in any case (spec: prod-api/text-filters). */
export function containsKeyword(text: string, keyword: string): boolean {
  return text.toLowerCase().includes(keyword.toLowerCase())
}
