/**
 * A PDF with so many A4 pages, each saying its number; the tenth and every tenth after it lie on their side. The words of
 * the first page lead to the last one.
 *
 * @returns the bytes of the file
 */
export function pdfOfPages(count: number): Buffer {
  const numbers = Array.from({ length: count }, (_, index) => index + 1)
  const kids = numbers.map((number) => `${idOfPage(number)} 0 R`).join(' ')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${count} /Kids [${kids}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...numbers.flatMap((number) => pageObjects(number, count)),
  ]
  return assemble(objects)
}

/**
 * A PDF with a page whose Chinese letters are not in it: a reader makes them with a table of characters that it has to fetch.
 *
 * @param words without letters beyond the basic plane
 */
export function pdfWithoutLetters(words: string): Buffer {
  const codes = Array.from(words, (letter) => letter.charCodeAt(0).toString(16).padStart(4, '0')).join('')
  const text = `BT /F1 48 Tf 72 400 Td <${codes}> Tj ET`
  return assemble([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 4 0 R >> >> /Contents 7 0 R >>',
    '<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light /Encoding /UniGB-UCS2-H /DescendantFonts [5 0 R] >>',
    '<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 2 >> /FontDescriptor 6 0 R /DW 1000 >>',
    '<< /Type /FontDescriptor /FontName /STSong-Light /Flags 4 /FontBBox [0 -200 1000 900] /ItalicAngle 0 /Ascent 800 /Descent -200 /CapHeight 700 /StemV 80 >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
  ])
}

/** Three objects come before the pages, each page has two. */
const idOfPage = (number: number) => 4 + (number - 1) * 2

function pageObjects(number: number, count: number): string[] {
  const size = number % 10 === 0 ? '842 595' : '595 842'
  const text = `BT /F1 48 Tf 72 400 Td (Page ${number}) Tj ET`
  const link = `<< /Type /Annot /Subtype /Link /Rect [72 390 300 440] /Border [0 0 0] /Dest [${idOfPage(count)} 0 R /Fit] >>`
  return [
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${size}] /Resources << /Font << /F1 3 0 R >> >> /Contents ${idOfPage(number) + 1} 0 R /Annots [${number === 1 ? link : ''}] >>`,
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
  ]
}

function assemble(objects: readonly string[]): Buffer {
  let file = '%PDF-1.7\n'
  const offsets = objects.map((object, index) => {
    const offset = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${rows}`
  return Buffer.from(`${file}${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`, 'latin1')
}
