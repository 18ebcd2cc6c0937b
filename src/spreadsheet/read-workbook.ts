import path from 'node:path'
import process from 'node:process'
import { z } from 'zod'
import type { WorkbookLimits } from './limits'
import { FileProblem } from './sheet'

const OUT_OF_MEMORY = 'ERR_WORKER_OUT_OF_MEMORY'

/** Not imported: the bundler would take the thread's program apart, and with it the data that it is given. */
const { Worker } = process.getBuiltinModule('node:worker_threads')

const PROGRAM = path.join(process.cwd(), 'src/spreadsheet/xlsx-worker.mjs')

const workbook = z.object({
  sheets: z.array(z.object({ sheet: z.string(), data: z.array(z.array(z.unknown())) })),
  isMerged: z.boolean(),
})
const failure = z.object({ isTooLarge: z.boolean(), reason: z.string() })

type Workbook = z.infer<typeof workbook>

/**
 * The sheets of an XLSX file with their cells, and whether any of these are merged.
 *
 * @throws FileProblem when it is too large, or none
 */
export async function readWorkbook(bytes: Buffer, limits: WorkbookLimits): Promise<Workbook> {
  const answer = await answerOf(bytes, limits)
  const { data } = workbook.safeParse(answer)
  if (data) return data
  const { isTooLarge, reason } = failure.parse(answer)
  if (isTooLarge) throw new FileProblem('工作簿太大：展开后的内容过多，或有远离数据的单元格。请删除多余的行和列，拆分后再上传。')
  const message = '无法读取该 XLSX 文件：文件已损坏或不是 Excel 工作簿。请用 Excel 打开并另存为 .xlsx 后重新上传。'
  throw new FileProblem(message, { cause: reason })
}

/** What the thread says; one that takes too much memory or time is ended. */
async function answerOf(bytes: Buffer, { unpackedBytes, cells, heapMb, ms }: WorkbookLimits): Promise<unknown> {
  const workerData = { bytes, maxBytes: unpackedBytes, maxCells: cells }
  const worker = new Worker(PROGRAM, { workerData, resourceLimits: { maxOldGenerationSizeMb: heapMb }, execArgv: [] })
  const answer = new Promise((resolve) => {
    worker.once('message', resolve)
    // Node ends a thread that reaches its limit of memory, and says so as an error.
    worker.once('error', (error) => resolve({ isTooLarge: Reflect.get(error, 'code') === OUT_OF_MEMORY, reason: String(error) }))
    worker.once('exit', () => resolve({ isTooLarge: true, reason: 'ended' }))
  })
  const limit = setTimeout(() => void worker.terminate(), ms)
  try {
    return await answer
  } finally {
    clearTimeout(limit)
    await worker.terminate()
  }
}
