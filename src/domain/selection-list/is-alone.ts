/** What is told of an accessory that is alone. */
export const ALONE = '这是附件，清单里还没有它配套的产品'

/**
 * Is it an accessory, and nothing of what it belongs to is in the list (spec: selection-list/remarks)?
 *
 * @param named the public numbers of all products of the list
 */
export const isAlone = ({ accessoryOf }: { accessoryOf: readonly string[] }, named: ReadonlySet<string>): boolean =>
  accessoryOf.length > 0 && !accessoryOf.some((id) => named.has(id))
