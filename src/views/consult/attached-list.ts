import { readLists } from '@/components/selection-list/use-lists'
import { writeLink } from '@/domain/selection-list/link'
import { piecesOf, type SelectionList } from '@/domain/selection-list/list'

/** With all else that is typed it must fit into what the server takes (spec: prod-api/too-large). */
const MOST_CHARACTERS = 40_000

/** A list as a consultation has it: as a link carries it, and the sentence with which one asks about it. */
export type AttachedList = { link: string; sentence: string }

/** The list of this device with that id; null when there is none, or nothing in it. */
export function attachedList(id: string): AttachedList | 'too-long' | null {
  const list = readLists().lists.find((one) => one.id === id)
  if (!list || list.rows.length === 0) return null
  const link = writeLink({ name: list.name, items: list.rows })
  return link === null || link.length > MOST_CHARACTERS ? 'too-long' : { link, sentence: sentenceOf(list) }
}

const sentenceOf = ({ name, rows }: SelectionList) =>
  `请核对随附的选型清单${name && `“${name}”`}：${rows.length} 个型号，${piecesOf(rows)} 台。`
