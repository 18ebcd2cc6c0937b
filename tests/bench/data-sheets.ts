/**
 * What the data sheets of all products cost that nobody has asked for yet, in CPU of this process and its threads, with
 * what is read for them and without HTTP; and what the second who asks costs. Prints one line of JSON, in milliseconds.
 */
import process from 'node:process'
import { getDataSheet } from '../../src/content/data-sheet'
import { listProducts } from '../../src/content/products'
import { dataSheetPdf } from '../../src/data-sheet/data-sheet-pdf'

const ORIGIN = 'http://localhost'

/** As src/prod-api/data-sheet.ts does it. */
async function make(id: string): Promise<void> {
  const found = await getDataSheet(id, '', ORIGIN)
  if (!found || 'reason' in found) throw new Error(`The bench has no data sheet of product ${id}.`)
  await dataSheetPdf(found.sheet)
}

async function cpuMsOf(work: () => Promise<void>): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

async function costs(ids: readonly string[]): Promise<number[]> {
  const found: number[] = []
  for (const id of ids) found.push(await cpuMsOf(() => make(id)))
  return found
}

/** The value below which so large a share of them is. */
const shareOf = (values: readonly number[], share: number) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN

const { rows } = await listProducts({}, { pageNum: 1, pageSize: 1000 })
// The first of all starts the thread, and reads the fonts.
const [first = '', ...others] = rows.map(({ id }) => id)
const [starting] = await costs([first])
const made = await costs(others)
const again = await costs(others)
console.log(
  JSON.stringify({ count: made.length, starting, median: shareOf(made, 0.5), most: shareOf(made, 0.95), kept: shareOf(again, 0.5) }),
)
process.exit(0)
