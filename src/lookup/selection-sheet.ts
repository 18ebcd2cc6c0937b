import 'server-only'
import { readListPictures } from '../content/list-pictures'
import { getSiteInformation } from '../content/site-information'
import { visitor } from '../content/viewer'
import { type ListSheet, listSheet } from '../contract/list-sheet'
import { writeLink } from '../domain/selection-list/link'
import { type ListedItem, listLimits, oneLine, UNNAMED } from '../domain/selection-list/list'
import { LIST_PATH } from '../domain/selection-list/list-path'
import { describeList } from './describe-list'
import { selectionRows } from './selection-rows'

/** So many bytes a QR code of 81 modules a side holds, a seventh of which may be unreadable. */
const MOST_CODED = 450

/** What is printed of a selection list (spec: selection-list/pdf): as it is in all exports, with pictures and its link. */
export async function selectionSheet(list: { name: string; items: readonly ListedItem[] }, origin: string): Promise<ListSheet> {
  const [described, site] = await Promise.all([describeList(list.items), getSiteInformation(visitor)])
  const rows = selectionRows(list.items, described)
  const pictures = await readListPictures([...new Set(rows.flatMap(({ product }) => product?.id ?? []))])
  return listSheet.parse({
    name: oneLine(list.name, listLimits.name) || UNNAMED,
    rows: rows.map(({ code, product, meaning, note, quantity, remark }) => ({
      code,
      what: [product?.kind, meaning].filter(Boolean).join('，'),
      note: oneLine(note, listLimits.note),
      quantity,
      remark,
      picture: pictures.get(product?.id ?? '') ?? '',
    })),
    company: site.companyName,
    hotline: site.serviceHotline,
    address: addressOf(list, origin),
  })
}

/** Its link as far as a QR code of a sensible size holds it. */
function addressOf(list: { name: string; items: readonly ListedItem[] }, origin: string): string {
  const link = writeLink(list)
  const address = link && new URL(`${LIST_PATH}#${link}`, origin).href
  return address && address.length <= MOST_CODED ? address : ''
}
