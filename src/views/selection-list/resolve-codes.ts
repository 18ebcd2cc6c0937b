import { currentDetails, entryKey, fetchDetails } from '@/components/selection-list/use-details'
import type { ListedItem } from '@/domain/selection-list/list'

/** What written codes come to: rows for a list, those that are none, each with the reason, or why nobody could say. */
export type Resolved =
  | { kind: 'rows'; items: ListedItem[]; notes: string[]; left: { written: string; why: string; choices: string[] }[] }
  | { kind: 'failed'; message: string }

type Written = { written: string; quantity: number }

/** Asks for all of them at once. */
export async function resolveCodes(list: readonly Written[]): Promise<Resolved> {
  const failure = await fetchDetails(list.map(({ written }) => ({ product: '', code: written })))
  if (failure !== null) return { kind: 'failed', message: failure || '没有读到，请重试' }
  const { entries } = currentDetails()
  const resolved: Extract<Resolved, { kind: 'rows' }> = { kind: 'rows', items: [], notes: [], left: [] }
  for (const { written, quantity } of list) {
    const entry = entries.get(entryKey({ product: '', code: written }))
    if (entry && entry.product !== '') {
      resolved.items.push({ product: entry.product, code: entry.code, quantity, note: '' })
      if (entry.state === 'changed') resolved.notes.push(`${written} → ${entry.code}：${entry.note}`)
    } else resolved.left.push({ written, why: entry?.note ?? '没有找到这个型号', choices: entry?.choices.map(({ code }) => code) ?? [] })
  }
  return resolved
}

/** Reads what somebody has pasted: one code in a line, quantities behind it. What reads it is loaded when it is needed. */
async function readPasted(text: string): Promise<Written[] | string> {
  const [{ readList }, { splitRows }] = await Promise.all([import('@/domain/code-list/read-list'), import('@/domain/code-list/split-rows')])
  const read = readList(splitRows(text))
  return read.kind === 'problem' ? read.message : read.list.codes.map(({ written, quantity }) => ({ written, quantity: quantity ?? 1 }))
}

/** What a text comes to: a code, or many lines. */
export async function resolveText(text: string): Promise<Resolved> {
  const read = await readPasted(text).catch(() => '没有加载成功，请检查网络后重试')
  return typeof read === 'string' ? { kind: 'failed', message: read } : resolveCodes(read)
}
