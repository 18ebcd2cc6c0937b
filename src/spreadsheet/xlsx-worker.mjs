/**
 * Reads a workbook in a thread of its own, which the one that answers requests can end: a file of some kilobytes can name
 * sixteen thousand columns and a million rows.
 */
import { parentPort, workerData } from 'node:worker_threads'
import readExcelFile from 'read-excel-file/node'
import { TooLarge, unpackXlsx } from './unpack-xlsx.mjs'

try {
  const zip = unpackXlsx(Buffer.from(workerData.bytes), workerData.maxBytes)
  const sheets = await readExcelFile(zip, { trim: false })
  const cells = sheets.reduce((sum, { data }) => sum + data.length * (data[0]?.length ?? 0), 0)
  if (cells > workerData.maxCells) throw new TooLarge()
  // The zip is not packed: what stands in it can be looked for.
  parentPort?.postMessage({ sheets, isMerged: zip.includes('mergeCell ref=') })
} catch (error) {
  parentPort?.postMessage({ isTooLarge: error instanceof TooLarge, reason: String(error) })
}
