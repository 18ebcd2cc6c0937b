/**
 * What the value of a parameter can be in an address of this site. Others are answered like them, but earn no place among the
 * kept pages (record 0015).
 */
export const parameterKinds = /** @satisfies {Record<string, RegExp>} */ ({
  /** Numbers of categories, several of them joined by commas. */
  ids: /^\d{1,9}(_\d{1,9})?(,\d{1,9}){0,40}$/,
  /** The number of a product, a text such as `160_2` (spec: addresses/ids). */
  productNumber: /^\d{1,9}(_\d{1,9})?$/,
  number: /^[1-9]\d{0,8}$/,
  flag: /^(true|false|0|1)$/,
  word: /^[A-Za-z]{1,20}$/,
  /** Names that links carry for the reader. */
  label: /^.{1,100}$/,
  /** An order code: the page says which of them are worth keeping. */
  orderCode: /^[^\p{C}\p{Z}]+( [^\p{C}\p{Z}]+){0,40}$/u,
  /** Numbers with their ends, or names of choices. */
  wish: /^[\p{L}\p{N}+.,%()/ _-]{1,80}$/u,
  /** What visitors type: unbounded. */
  text: /^$/,
})

/**
 * Names that links to a document carry for the reader, what says most first. They are read only where there is no such document
 * (spec: addresses/nearest-page).
 */
export const namesInLinks = /** @type {const} */ ({ name: 'text', subcategoryName: 'text', categoryName: 'text' })

/**
 * @typedef {keyof typeof parameterKinds} ParameterKind
 * @typedef {Readonly<Record<string, ParameterKind>>} Parameters in their canonical order
 */
