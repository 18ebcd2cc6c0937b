import 'server-only'
import { getCms } from '../cms'
import { type LookupResult, lookupResult } from '../contract/lookup'
import { type CodeList, type ReadList, readList } from '../domain/code-list/read-list'
import { splitRows } from '../domain/code-list/split-rows'
import { limitLists } from '../limits/rate-limits'
import { lookUpRows } from './look-up-rows'
import { readListFile } from './read-list-file'
import type { SentList } from './sent-list'

/** What came of a list; `message` says in a sentence why it could not be looked up. */
export type ListOutcome = { kind: 'result'; result: LookupResult } | { kind: 'problem'; message: string }

/**
 * Reads a list and looks for its codes (spec: lookup/list).
 *
 * @param address of the client, for the limit
 * @throws TooManyRequests
 */
export async function lookUpList({ text, file }: SentList, address: string): Promise<ListOutcome> {
  await limitLists(await getCms(), address)
  const read: ReadList = file ? await readListFile(file.bytes) : readList(splitRows(text))
  return read.kind === 'problem' ? read : { kind: 'result', result: await resultOf(read.list) }
}

async function resultOf(list: CodeList): Promise<LookupResult> {
  const { columns, rowsWithoutCode } = list
  return lookupResult.parse({
    ...(await lookUpRows(list)),
    columns: columnsText(columns),
    isQuantityUnclear: columns.isQuantityUnclear,
    rowsWithoutCode,
  })
}

/** `A–B 列`, `B、D 列`, `B 列`; nothing for lines of a text. */
function columnsText({ code, quantity }: CodeList['columns']): string {
  if (quantity === null) return code === 0 ? '' : `${letterOf(code)} 列`
  const [first, last] = [code, quantity].sort((one, other) => one - other)
  return `${letterOf(first ?? 0)}${(last ?? 0) - (first ?? 0) === 1 ? '–' : '、'}${letterOf(last ?? 0)} 列`
}

/** A, B, …, Z, AA, … */
function letterOf(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26))
  return column < 26 ? letter : letterOf(Math.floor(column / 26) - 1) + letter
}
