/** By it the table is found by what watches its head. */
export const TABLE_ID = 'compare-table'
