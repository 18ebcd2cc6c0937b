import DxfParser from 'dxf-parser'
import { drawEntities } from './draw-entities'
import type { Drawing } from './drawing'
import { Sheet } from './sheet'

/** Larger files are no drawings of devices, and would stop the page while they are read. */
const LARGEST = 12_000_000

/**
 * Reads a drawing in DXF (spec: viewers/drawings).
 *
 * @throws for what is none, or has nothing on it that can be drawn
 */
export function readDxf(bytes: ArrayBuffer): Drawing {
  if (bytes.byteLength > LARGEST) throw new Error('The drawing is too large')
  const file = new DxfParser().parseSync(textOf(bytes))
  if (!file) throw new Error('No drawing')
  const sheet = new Sheet()
  drawEntities(file.entities, file, sheet)
  return sheet.drawing()
}

/** Before 2007 programs wrote in the code page of their country, and said which. */
const HEAD = 4000

function textOf(bytes: ArrayBuffer): string {
  const head = new TextDecoder('latin1').decode(bytes.slice(0, HEAD))
  return new TextDecoder(/ANSI_936|GB2312|GBK/i.test(head) ? 'gb18030' : 'utf-8').decode(bytes)
}
