import { currentDetails, entryKey, fetchDetails } from '@/components/selection-list/use-details'
import type { DescribedEntry } from '@/contract/selection-list'
import type { ListedCode } from '@/domain/code-list/read-list'
import type { ListedItem } from '@/domain/selection-list/list'

/** What written codes come to: rows for a list, those that are none, each with the reason, or why nobody could say. */
export type Resolved =
  | { kind: 'rows'; items: ListedItem[]; notes: string[]; left: { written: string; why: string; choices: string[] }[] }
  | { kind: 'failed'; message: string }

/** `note` says how the quantity was told; `offered`, what may be meant by what stands before a number at the end. */
type Written = { written: string; quantity: number; note?: string; offered?: { why: string; choices: string[] } }

/** Asks for all of them at once. */
export async function resolveCodes(list: readonly Written[]): Promise<Resolved> {
  const failure = await fetchCodes(list)
  if (failure !== null) return { kind: 'failed', message: failure || '没有读到，请重试' }
  const resolved: Extract<Resolved, { kind: 'rows' }> = { kind: 'rows', items: [], notes: [], left: [] }
  for (const { written, quantity, note, offered } of list) {
    const entry = entryOf(written)
    if (entry && entry.product !== '') {
      resolved.items.push({ product: entry.product, code: entry.code, quantity, note: '' })
      if (entry.state === 'changed') resolved.notes.push(`${written} → ${entry.code}：${entry.note}`)
      if (note) resolved.notes.push(`${written}：${note}`)
    } else resolved.left.push({ written, ...(offered ?? described(entry)) })
  }
  return resolved
}

const described = (entry: DescribedEntry | undefined) => ({
  why: entry?.note ?? '没有找到这个型号',
  choices: entry?.choices.map(({ code }) => code) ?? [],
})

const fetchCodes = (list: readonly Pick<Written, 'written'>[]) => fetchDetails(list.map(({ written }) => ({ product: '', code: written })))

const entryOf = (written: string): DescribedEntry | undefined => currentDetails().entries.get(entryKey({ product: '', code: written }))

/** Reads what somebody has pasted: one code in a line, quantities behind it. What reads it is loaded when it is needed. */
async function readPasted(text: string): Promise<Written[] | string> {
  const [{ readList }, { splitRows }] = await Promise.all([import('@/domain/code-list/read-list'), import('@/domain/code-list/split-rows')])
  const read = readList(splitRows(text))
  if (read.kind === 'problem') return read.message
  const { codes, columns } = read.list
  const plain = codes.map(({ written, quantity }): Written => ({ written, quantity: quantity ?? 1 }))
  return columns.isQuantityUnclear ? plain : counted(codes, plain)
}

/**
 * Tells the quantities that only the codes tell: `HM3-250 H 3 D 200 F 6` (spec: lookup/quantity). Where what stands before the number may be
 * several codes, or reads otherwise, that is offered.
 */
async function counted(codes: readonly ListedCode[], plain: readonly Written[]): Promise<Written[]> {
  const { isWrittenOut, lastNumberNote, unusedNumberNote, withoutLastNumber } = await import('@/domain/code-list/last-number')
  const shorter = codes.map(({ written, quantity, unreadQuantity }) =>
    quantity === null && unreadQuantity === '' ? withoutLastNumber(written) : null,
  )
  if (shorter.every((one) => one === null)) return [...plain]
  // When nobody answers, that is told by who asks for the whole list.
  if ((await fetchCodes(plain)) !== null) return [...plain]
  const open = shorter.map((one, index) => (one && !entryOf(plain[index]?.written ?? '')?.product ? one : null))
  if ((await fetchCodes(open.flatMap((one) => one ?? []))) !== null) return [...plain]
  return plain.map((one, index) => {
    const short = open[index]
    const entry = short ? entryOf(short.written) : undefined
    if (!short || !entry) return one
    const isMeant = entry.state === 'found' && entry.code !== '' && isWrittenOut(short.written, entry.code)
    if (isMeant) return { ...short, note: lastNumberNote(short.quantity) }
    const { why, choices } = described(entry)
    const offered = entry.product ? [entry.code || short.written] : choices
    const hasChoices = described(entryOf(one.written)).choices.length > 0
    if (hasChoices || offered.length === 0) return one
    return { ...one, offered: { why: [why, unusedNumberNote(short.quantity)].filter(Boolean).join('；'), choices: offered } }
  })
}

/** What a text comes to: a code, or many lines. */
export async function resolveText(text: string): Promise<Resolved> {
  const read = await readPasted(text).catch(() => '没有加载成功，请检查网络后重试')
  return typeof read === 'string' ? { kind: 'failed', message: read } : resolveCodes(read)
}
