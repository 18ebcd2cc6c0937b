import 'server-only'
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { DataSheet } from '../contract/data-sheet'
import { today } from '../lib/dates'
import { environment } from '../lib/environment'
import { keptSheets } from './kept-sheets'
import { pdfMaker } from './pdf-maker'
import { pictureBytes } from './picture-bytes'
import { type PrintedSheet, printedSheet } from './printed-sheet'

/** Hidden, as what can be made anew: no backup has it. */
const kept = keptSheets(path.join(environment.DATA_DIR, '.data-sheets'))
const maker = pdfMaker<SheetOrder>('sheet', 40)

/** What the thread gets. */
export type SheetOrder = { sheet: PrintedSheet; cover: Uint8Array | null; drawing: Uint8Array | null; date: string; version: string }

/** What is being made, for all who ask for it meanwhile. */
const making = new Map<string, Promise<Uint8Array>>()

/**
 * The PDF of a data sheet: made once for what it says, and kept (record 0076).
 *
 * @throws TooManyOrders
 */
export async function dataSheetPdf(sheet: DataSheet): Promise<Uint8Array> {
  const printed = printedSheet(sheet)
  const digest = createHash('sha256')
    .update(await layoutEdition())
    .update(JSON.stringify(printed))
    .digest('hex')
  const name = `${digest.slice(0, 40)}.pdf`
  const running = making.get(name)
  if (running) return running
  const work = keptOrMade(printed, name, digest.slice(0, 6).toUpperCase()).finally(() => making.delete(name))
  making.set(name, work)
  return work
}

async function keptOrMade(sheet: PrintedSheet, name: string, version: string): Promise<Uint8Array> {
  const known = await kept.read(name)
  if (known) return known
  const [cover, drawing] = await Promise.all([bytesOf(sheet.cover), bytesOf(sheet.drawing)])
  const pdf = await maker.make({ sheet, cover, drawing, date: today(), version })
  await kept.write(name, pdf)
  return pdf
}

const bytesOf = (picture: DataSheet['cover']) => (picture ? pictureBytes(picture.file) : null)

let edition: Promise<string> | undefined

/** What sheets look like: others are made once their programs have changed. */
const layoutEdition = () => {
  edition ??= digestOf(path.join(process.cwd(), 'src/data-sheet/page'))
  return edition
}

async function digestOf(folder: string): Promise<string> {
  const names = (await readdir(folder)).sort()
  const files = await Promise.all(names.map((name) => readFile(path.join(folder, name))))
  return createHash('sha256').update(Buffer.concat(files)).digest('hex')
}
