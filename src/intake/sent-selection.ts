import 'server-only'
import { readLink } from '../domain/selection-list/link'
import { describeList } from '../lookup/describe-list'
import type { Consultation } from '../payload-types'
import { Refusal } from './refusal'

type StoredList = Pick<Consultation, 'listName' | 'listRows'>

const UNREADABLE = '选型清单读不出，请回到清单页重新发送'

/** Refuses what is no whole list: it is sent as it stands in a link (spec: service/consult-list). @throws Refusal */
export function checkSelection(list: string): void {
  if (list === '') return
  const read = readLink(list)
  if (!read || read.isChanged || read.items.length === 0) throw new Refusal(UNREADABLE)
}

/**
 * A selection list as it is stored with a consultation: with the names that are published now, and what is not known named as such. Whoever
 * opens the consultation later sees what the visitor saw.
 *
 * @param list as it stands in a link; empty for none
 */
export async function readSelection(list: string): Promise<StoredList> {
  const read = list === '' ? null : readLink(list)
  if (!read) return {}
  const { entries, products } = await describeList(read.items.map(({ product, code }) => ({ product, code })))
  const byId = new Map(products.map((product) => [product.id, product]))
  const listRows = read.items.map(({ product: number, code, quantity, note }, index) => {
    const entry = entries[index]
    const product = byId.get(entry?.product || number)
    return {
      product: entry?.product || number,
      code: (entry?.state === 'found' && entry.code) || code,
      title: product?.title ?? '',
      quantity,
      note,
      remark:
        entry && entry.state !== 'found'
          ? [entry.note, entry.state === 'changed' ? `现为 ${entry.code}` : ''].filter(Boolean).join('；')
          : '',
    }
  })
  return { listName: read.name, listRows }
}
