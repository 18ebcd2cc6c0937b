import 'server-only'
import type { ListSheet } from '../contract/list-sheet'
import { today } from '../lib/dates'
import { pdfMaker } from './pdf-maker'
import { pictureBytes } from './picture-bytes'
import { type PrintedList, printedList } from './printed-list'

/** What the thread gets. */
export type ListOrder = { list: PrintedList; pictures: readonly (readonly [file: string, bytes: Uint8Array])[]; date: string }

/** The longest takes seconds: who came later than these would wait too long. */
const MOST_WAITING = 4

const maker = pdfMaker<ListOrder>('list', MOST_WAITING)

/**
 * The PDF of a selection list (spec: selection-list/pdf). It is made each time: nothing of a list is kept.
 *
 * @throws TooManyOrders
 */
export async function listPdf(list: ListSheet): Promise<Uint8Array> {
  const files = [...new Set(list.rows.flatMap(({ picture }) => picture || []))]
  const read = await Promise.all(files.map(async (file) => [file, await pictureBytes(file)] as const))
  const pictures = read.flatMap(([file, bytes]) => (bytes ? [[file, bytes] as const] : []))
  return maker.make({ list: printedList(list), pictures, date: today() })
}
