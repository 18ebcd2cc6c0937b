import { MAX_LIST_BYTES, MAX_ROWS } from '../domain/code-list/limits'
import { type ReadList, readList } from '../domain/code-list/read-list'
import { splitRows } from '../domain/code-list/split-rows'
import { decodeText } from '../spreadsheet/csv'
import type { WorkbookLimits } from '../spreadsheet/limits'
import { isWorkbook } from '../spreadsheet/read-file'
import { readXlsx } from '../spreadsheet/read-xlsx'
import { FileProblem, type Sheet } from '../spreadsheet/sheet'
import { inTurn } from './in-turn'

/** Much less than an editor's import may cost: strangers send these. */
const limits: WorkbookLimits = { unpackedBytes: 20 * 1024 * 1024, cells: 40 * MAX_ROWS, heapMb: 128, ms: 5000 }

/** Each takes a thread with memory of its own. */
const workbooksInTurn = inTurn(8)

const BUSY = '正在核对的文件太多，请稍后再试'

/**
 * Reads a list of codes out of a file, an XLSX workbook or a CSV text; what it is is told by its content.
 *
 * @returns also why it can't be read, in a sentence for the visitor
 */
export async function readListFile(bytes: Buffer): Promise<ReadList> {
  if (bytes.length > MAX_LIST_BYTES) return problem('文件超过 5 MB，请只留下型号和数量两列后再上传。')
  try {
    if (!isWorkbook(bytes)) return readList(splitRows(decodeText(bytes)))
    const sheets = await workbooksInTurn(() => readXlsx(bytes, limits))
    return sheets ? listIn(sheets) : problem(BUSY)
  } catch (error) {
    if (error instanceof FileProblem) return problem(error.message)
    throw error
  }
}

/** Of the sheets that hold codes the first with headings, else the first. */
function listIn(sheets: readonly Sheet[]): ReadList {
  const read = sheets.map(({ rows }) => readList(rows))
  const filled = read.filter((result) => result.kind === 'list')
  return filled.find(({ list }) => list.hasHeadings) ?? filled[0] ?? read[0] ?? readList([])
}

const problem = (message: string): ReadList => ({ kind: 'problem', message })
