import type { ListSheet } from '../contract/list-sheet'
import { splitSymbols } from '../domain/split-symbols'

/** A selection list with its texts cut as they are set: what the thread gets that makes the PDF. */
export type PrintedList = ReturnType<typeof printedList>

/** What is not to be torn apart in the list is found here. */
export function printedList({ name, rows, ...plain }: ListSheet) {
  return {
    ...plain,
    name,
    documentTitle: `${name} 选型清单`,
    rows: rows.map(({ what, note, remark, ...row }) => ({
      ...row,
      what: splitSymbols(what),
      note: splitSymbols(note),
      remark: splitSymbols(remark),
    })),
  }
}
