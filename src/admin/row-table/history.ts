import { type Change, redone, undone } from './changes'
import { isSameTable, type Table } from './table'

/** So many steps can be taken back. */
const MOST_STEPS = 200

/** The steps of one table, as long as its form is open. */
export class History {
  private back: Change[] = []
  private forth: Change[] = []
  /** What is typed into one cell is one step. */
  private name = ''

  get canUndo(): boolean {
    return this.back.length > 0
  }

  get canRedo(): boolean {
    return this.forth.length > 0
  }

  /**
   * Notes a step; what was taken back before can’t be done again.
   *
   * @param name steps of one name that follow each other are one
   */
  note(change: Change, name = ''): void {
    if (isSameTable(change.before, change.after)) return
    const last = name !== '' && name === this.name && this.forth.length === 0 ? this.back.pop() : undefined
    this.back = [...this.back, { before: last?.before ?? change.before, after: change.after }].slice(-MOST_STEPS)
    this.forth = []
    this.name = name
  }

  /** @returns the table without the last step; null when there is none */
  undo(now: Table): Table | null {
    const change = this.back.pop()
    if (!change) return null
    this.forth.push(change)
    this.name = ''
    return undone(now, change)
  }

  redo(now: Table): Table | null {
    const change = this.forth.pop()
    if (!change) return null
    this.back.push(change)
    this.name = ''
    return redone(now, change)
  }
}

const histories = new WeakMap<object, Map<string, History>>()

/** The history of a table; another tab of the form may hide the table meanwhile. */
export function historyOf(form: object, path: string): History {
  const known = histories.get(form) ?? new Map<string, History>()
  histories.set(form, known)
  const history = known.get(path) ?? new History()
  known.set(path, history)
  return history
}
