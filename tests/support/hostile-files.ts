import { crc32, deflateSync } from 'node:zlib'
import { strToU8, zipSync } from 'fflate'
import sharp from 'sharp'
import { pdfOfPages } from './pdf-of-pages'

/** A file as somebody with bad intentions sends it. */
export type HostileFile = { what: string; name: string; type: string; content: Buffer }

const SCRIPT = '<script>alert(document.domain)</script>'
const HTML = `<!DOCTYPE html><html><body>${SCRIPT}</body></html>`
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${SCRIPT}</svg>`
const PHP = '<?php system($_GET["c"]); ?>'

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const framed = Buffer.alloc(body.length + 8)
  framed.writeUInt32BE(data.length, 0)
  body.copy(framed, 4)
  framed.writeUInt32BE(crc32(body), body.length + 4)
  return framed
}

/** A PNG in black and white of any size; its rows are only as many as `rows` says. */
function png(width: number, height: number, rows = height): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head[8] = 1
  const pixels = deflateSync(Buffer.alloc(rows * (Math.ceil(width / 8) + 1)), { level: 1 })
  const start = Buffer.from('89504e470d0a1a0a', 'hex')
  return Buffer.concat([start, pngChunk('IHDR', head), pngChunk('IDAT', pixels), pngChunk('IEND', Buffer.alloc(0))])
}

/** A GIF of many small frames on a large screen. */
function gif(side: number, frames: number): Buffer {
  const head = Buffer.from('474946383961000000008000000000ffffff', 'hex')
  head.writeUInt16LE(side, 6)
  head.writeUInt16LE(side, 8)
  const frame = Buffer.from('21f90400010000002c0000000001000100000002024401 00'.replace(' ', ''), 'hex')
  return Buffer.concat([head, ...Array.from({ length: frames }, () => frame), Buffer.from([0x3b])])
}

const picture = (format: 'jpeg' | 'png' | 'webp' | 'gif' | 'avif') =>
  sharp({ create: { width: 64, height: 64, channels: 3, background: '#fff', noise: { type: 'gaussian', mean: 128, sigma: 30 } } })
    .toFormat(format)
    .toBuffer()

/** The size in a JPEG's frame header. */
function enlargedJpeg(jpeg: Buffer, side: number): Buffer {
  const changed = Buffer.from(jpeg)
  const frame = changed.indexOf(Buffer.from('ffc0', 'hex'))
  changed.writeUInt16BE(side, frame + 5)
  changed.writeUInt16BE(side, frame + 7)
  return changed
}

/** The size in a lossy WebP's frame header. */
function enlargedWebp(webp: Buffer): Buffer {
  const changed = Buffer.from(webp)
  const start = changed.indexOf(Buffer.from('9d012a', 'hex'))
  changed.writeUInt16LE(16_383, start + 3)
  changed.writeUInt16LE(16_383, start + 5)
  return changed
}

/** What no door may be harmed by. */
export async function hostileContents(): Promise<HostileFile[]> {
  const [jpeg, realPng, webp, realGif, avif] = (await Promise.all(
    (['jpeg', 'png', 'webp', 'gif', 'avif'] as const).map((format) => picture(format)),
  )) as [Buffer, Buffer, Buffer, Buffer, Buffer]
  const pdf = Buffer.from(pdfOfPages(1))
  const zipBomb = Buffer.from(zipSync({ 'xl/workbook.xml': new Uint8Array(64 * 1024 * 1024) }, { level: 1 }))
  const file = (what: string, name: string, type: string, content: Buffer | string): HostileFile => ({
    what,
    name,
    type,
    content: Buffer.from(content),
  })
  return [
    file('a PNG of 30,000 × 30,000', 'bomb.png', 'image/png', png(30_000, 30_000)),
    file('a PNG that says 30,000 × 30,000 and ends', 'bomb.png', 'image/png', png(30_000, 30_000, 10)),
    file('a PNG that says 2,147,483,647 × 1', 'bomb.png', 'image/png', png(0x7fffffff, 1, 0)),
    file('a PNG of no width', 'zero.png', 'image/png', png(0, 0, 0)),
    file('a JPEG that says 30,000 × 30,000', 'bomb.jpg', 'image/jpeg', enlargedJpeg(jpeg, 30_000)),
    file('a JPEG that says 65,535 × 65,535', 'bomb.jpeg', 'image/jpeg', enlargedJpeg(jpeg, 65_535)),
    file('a WebP that says 16,383 × 16,383', 'bomb.webp', 'image/webp', enlargedWebp(webp)),
    file('a GIF of 1,000 frames on a screen of 10,000 × 10,000', 'bomb.gif', 'image/gif', gif(10_000, 1000)),
    file('a GIF of 65,535 × 65,535', 'bomb.gif', 'image/gif', gif(65_535, 1)),
    ...[
      ['jpg', jpeg],
      ['png', realPng],
      ['webp', webp],
      ['gif', realGif],
      ['avif', avif],
    ].flatMap(([ext, whole]) => {
      const content = Buffer.from(whole as Buffer)
      return [
        file(`half a ${ext}`, `half.${ext}`, `image/${ext}`, content.subarray(0, content.length / 2)),
        file(`the first 20 bytes of a ${ext}`, `start.${ext}`, `image/${ext}`, content.subarray(0, 20)),
        file(`a ${ext} called .html`, 'page.html', 'text/html', content),
      ]
    }),
    file('HTML', 'page.html', 'text/html', HTML),
    file('HTML called a PDF', 'page.pdf', 'application/pdf', HTML),
    file('HTML called a picture', 'page.png', 'image/png', HTML),
    file('HTML called a drawing', 'page.dxf', 'image/vnd.dxf', HTML),
    file('HTML called a model', 'page.step', 'model/step', HTML),
    file('HTML after the first line of a drawing', 'page.dxf', 'image/vnd.dxf', `0\n${HTML}`),
    file('HTML after the start of a PDF', 'page.pdf', 'application/pdf', `%PDF-1.7\n${HTML}`),
    file('a PDF with HTML at its end', 'both.pdf', 'application/pdf', Buffer.concat([pdf, Buffer.from(HTML)])),
    file('a PDF called a page', 'both.htm', 'text/html', pdf),
    file('SVG', 'drawing.svg', 'image/svg+xml', SVG),
    file('SVG called a picture', 'drawing.webp', 'image/webp', SVG),
    file('SVG said to be a PNG', 'drawing.svg', 'image/png', SVG),
    file('XML with a stylesheet', 'page.xml', 'text/xml', `<?xml-stylesheet href="javascript:alert(1)"?>${SVG}`),
    file('a GIF that is a script', 'script.gif', 'image/gif', `GIF89a/*${'\0'.repeat(20)}*/=1;alert(1)//`),
    file('a GIF with a script at its end', 'script.gif', 'image/gif', Buffer.concat([realGif, Buffer.from(SCRIPT)])),
    file('a PNG with a program at its end', 'shell.png', 'image/png', Buffer.concat([realPng, Buffer.from(PHP)])),
    file('a program called a PNG', 'shell.png', 'image/png', PHP),
    file('a program with two extensions', 'shell.php.png', 'image/png', realPng),
    file('a program', 'run.exe', 'application/x-msdownload', Buffer.from('4d5a9000', 'hex')),
    file('a program called a PDF', 'run.pdf', 'application/pdf', Buffer.from('4d5a9000', 'hex')),
    file('a script', 'run.js', 'text/javascript', 'alert(1)'),
    file('a zip that unpacks to 64 MB', 'bomb.xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', zipBomb),
    file('a zip without a directory', 'broken.zip', 'application/zip', Buffer.from('504b0304ffffffff', 'hex')),
    file('a jar called a zip', 'applet.jar', 'application/zip', Buffer.from(zipSync({ 'META-INF/MANIFEST.MF': strToU8('Main-Class: X') }))),
    file('nothing', 'empty.pdf', 'application/pdf', ''),
    file('nothing called a picture', 'empty.png', 'image/png', ''),
    file('a video that ends after its head', 'film.mp4', 'video/mp4', Buffer.from('00000018667479706d703432', 'hex')),
    file('HTML called a video', 'film.webm', 'video/webm', HTML),
    file('a scene that is only its head', 'model.glb', 'model/gltf-binary', 'glTF'),
    file('a CSV of one endless line', 'rows.csv', 'text/csv', Buffer.alloc(4 * 1024 * 1024, '"')),
  ]
}

/** Names that have led out of folders, deceived readers or stopped programs. */
export const hostileNames = [
  '../../../site.db.pdf',
  '..\\..\\site.db.pdf',
  '/etc/passwd.pdf',
  'C:\\Windows\\x.pdf',
  'a\u0000.pdf',
  'a.html\u0000.pdf',
  'nul.pdf',
  'COM1.pdf',
  '.htaccess.pdf',
  '...pdf',
  '.pdf',
  `${'长'.repeat(300)}.pdf`,
  `${'x'.repeat(5000)}.pdf`,
  'invoice\u202efdp.exe.pdf',
  'a\u200b\u2060b.pdf',
  'a／..／b.pdf',
  'a＼b.pdf',
  '%2e%2e%2fb.pdf',
  '<img src=x onerror=alert(1)>.pdf',
  '"quoted";filename=b.pdf',
  'line\r\nbreak.pdf',
  '\ud800half.pdf',
  '   .pdf',
  'a.pdf ',
  "'; DROP TABLE documents; --.pdf",
]
