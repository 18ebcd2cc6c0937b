import type { KeptReceipt } from '@/contract/kept-receipt'
import { receiptNames } from '@/contract/receipt'
import { formatDateTime } from '@/lib/dates'

const WIDTH = 720
const MARGIN = 48
const INNER = WIDTH - 2 * MARGIN
const LABEL_WIDTH = 132

/** A text in its place, or a line across (`text` empty). */
type Item = { text: string; x: number; y: number; size: number; weight: number; color: string }

/** A receipt as a PNG, twice as fine as it is shown. @throws when the browser can't draw it */
export async function drawReceipt(receipt: KeptReceipt): Promise<Blob> {
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d')
  if (!context) throw new Error('No canvas')
  const { items, height } = layOut(receipt, context)
  canvas.width = WIDTH * 2
  canvas.height = height * 2
  context.scale(2, 2)
  context.fillStyle = '#fff'
  context.fillRect(0, 0, WIDTH, height)
  for (const item of items) draw(context, item)
  return new Promise((resolve, reject) => canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture'))), 'image/png'))
}

function draw(context: CanvasRenderingContext2D, { text, x, y, size, weight, color }: Item) {
  context.fillStyle = color
  context.font = fontOf(size, weight)
  if (text) context.fillText(text, x, y)
  else context.fillRect(x, y, INNER, 1)
}

const fontOf = (size: number, weight: number) => `${weight} ${size}px ${getComputedStyle(document.body).fontFamily}`

/** Everything from top to bottom, and how high it becomes. */
function layOut(receipt: KeptReceipt, context: CanvasRenderingContext2D): { items: Item[]; height: number } {
  const { kind, reference, sentAt, rows, steps, hotline } = receipt
  const items: Item[] = []
  let y = MARGIN + 28

  function write(text: string, { size = 20, weight = 400, color = '#33415c', x = MARGIN, width = INNER, gap = 10 } = {}) {
    context.font = fontOf(size, weight)
    for (const line of linesOf(text, width, context)) {
      items.push({ text: line, x, y, size, weight, color })
      y += Math.round(size * 1.5)
    }
    y += gap
  }
  function row(label: string, value: string) {
    if (!value) return
    items.push({ text: label, x: MARGIN, y, size: 20, weight: 400, color: '#5b6a80' })
    write(value, { x: MARGIN + LABEL_WIDTH, width: INNER - LABEL_WIDTH, color: '#0b1b33' })
  }

  write(`${location.host}　${receiptNames[kind]}提交成功`, { size: 22, weight: 600, color: '#0b1b33', gap: 30 })
  if (reference) write(reference, { size: 40, weight: 600, color: '#0b5fd7', gap: 0 })
  items.push({ text: '', x: MARGIN, y: y - 36, size: 1, weight: 400, color: '#c9d2de' })
  y += 8
  row('提交时间', formatDateTime(sentAt))
  for (const { label, value } of rows) row(label, value)
  y += 16
  if (steps.length > 0) write('接下来', { weight: 600, color: '#0b1b33' })
  steps.forEach((step, index) => {
    write(`${index + 1}. ${step}`, { gap: 2 })
  })
  if (hotline) write(`服务热线 ${hotline}`, { gap: 0 })
  return { items, height: y + MARGIN - 28 }
}

/** A text in lines that fit, with the breaks that it has. */
function linesOf(text: string, width: number, context: CanvasRenderingContext2D): string[] {
  return text.split('\n').flatMap((paragraph) => {
    const lines = ['']
    for (const character of paragraph) {
      const last = lines.length - 1
      const longer = `${lines[last]}${character}`
      if (context.measureText(longer).width > width) lines.push(character)
      else lines[last] = longer
    }
    return lines
  })
}
