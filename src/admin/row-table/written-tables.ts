import { isSameTable, type Table } from './table'

/**
 * What was written into a form, until the form says so itself. It does so a moment after the table is drawn again; a field that shows
 * what was before meanwhile loses what is typed next.
 */
export function writtenTables() {
  let written: Table[] = []
  let seen: Table = []

  return {
    note: (table: Table): void => {
      written.push(table)
    },
    /** @param ofForm as the form has it, the same object as long as nothing changes @returns what is to be shown */
    shown: (ofForm: Table): Table => {
      const known = written.findLastIndex((table) => isSameTable(table, ofForm))
      const isLate = known < 0 && ofForm === seen
      seen = ofForm
      // Somebody else has changed the form, too: what it says counts.
      written = isLate ? written : known < 0 ? [] : written.slice(known + 1)
      return written.at(-1) ?? ofForm
    },
  }
}
