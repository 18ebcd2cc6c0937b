/** What stays of an order code, however it is written: in compatible characters, small, letters and digits alone. Idempotent. */
export const foldCode = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}]/gu, '')
