import { matchOf } from '@/domain/question-search'
import type { Entry, EntryGroup } from './props'

/** An entry that a search has found; it is open when only its answer says why. */
export type FoundEntry = Entry & { isOpen: boolean }
export type FoundGroup = Omit<EntryGroup, 'entries'> & { entries: FoundEntry[] }

/** So many answers are opened to show what was found in them; more would bury the list. */
const OPENED = 5

/** The entries that answer to a search, in their groups; all of them without a word (spec: questions/search). */
export function searchGroups(groups: readonly EntryGroup[], words: readonly string[]): FoundGroup[] {
  let opened = 0
  const found = (entry: Entry): FoundEntry[] => {
    const match = words.length === 0 ? 'question' : matchOf(entry, words)
    if (match === null) return []
    const isOpen = match === 'answer' && opened++ < OPENED
    return [{ ...entry, isOpen }]
  }
  return groups.map((group) => ({ ...group, entries: group.entries.flatMap(found) })).filter(({ entries }) => entries.length > 0)
}

/** How many entries there are in all groups. */
export const countEntries = (groups: readonly { entries: readonly unknown[] }[]): number =>
  groups.reduce((sum, { entries }) => sum + entries.length, 0)
