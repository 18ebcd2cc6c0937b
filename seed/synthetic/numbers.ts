/** Public numbers of synthetic documents begin here: nine digits, as many as the admin's search takes, and far above all that are given out. */
const BASE = 500_000_000

/** So many of a kind have numbers. */
export const MOST = 10_000_000

const PICTURE = /^synthetic-(\d{8})\.webp$/
const NUMBER = /^5\d{8}$/

/** The public number of the n-th document of a kind. */
export const publicNumber = (n: number) => BASE + n

/** The file name of the n-th picture, by which it is known. */
export const pictureName = (n: number) => `synthetic-${String(n).padStart(8, '0')}.webp`

/** Which document of a kind a public number, a product id or a file name belongs to; null when it is none of ours. */
export function runningNumber(key: unknown): number | null {
  const text = String(key)
  const picture = PICTURE.exec(text)?.[1]
  if (picture) return Number(picture)
  return NUMBER.test(text) && Number(text) > BASE ? Number(text) - BASE : null
}

/** The collections that are filled, with the field by which a document is known again, and its bounds. */
export const kinds = {
  media: { key: 'filename', least: pictureName(1), greatest: pictureName(MOST) },
  documents: { key: 'attachmentId', least: publicNumber(1), greatest: publicNumber(MOST) },
  products: { key: 'articleId', least: String(publicNumber(1)), greatest: String(publicNumber(MOST)) },
  news: { key: 'articleId', least: publicNumber(1), greatest: publicNumber(MOST) },
} as const

export type Kind = keyof typeof kinds

/** What others refer to comes first. */
export const kindsInOrder = ['media', 'documents', 'products', 'news'] as const satisfies readonly Kind[]
