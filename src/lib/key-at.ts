/** The key of an entry whose text editors may repeat, in a list that nobody puts in another order: its place and its text. */
export const keyAt = (index: number, text: string): string => `${index} ${text}`
