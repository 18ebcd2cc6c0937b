export type Fields = Record<string, unknown>
export type Row = Fields & { id: string | number }

export const isPlainObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Fields with names of their own inside. A text with its formatting, or a reference to some collection, is one value. */
export const isGroup = (value: unknown): value is Fields => isPlainObject(value) && !('root' in value) && !('relationTo' in value)

const isRow = (value: unknown): value is Row => isGroup(value) && (typeof value.id === 'string' || typeof value.id === 'number')

/** Rows can be told apart by their ids, wherever they are moved. */
export const isRows = (value: unknown): value is Row[] => Array.isArray(value) && value.every(isRow)

/** Ids of all rows in a document, those within rows, too. */
export function rowIdsIn(values: Fields): string[] {
  return Object.values(values).flatMap((value): string[] => {
    if (isGroup(value)) return rowIdsIn(value)
    return isRows(value) ? value.flatMap((row) => [String(row.id), ...rowIdsIn(row)]) : []
  })
}
