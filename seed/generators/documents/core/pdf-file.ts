/** What can be read and fixed in a PDF that Chromium has written, without changing the length of anything. */

export const pageCount = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page(?![A-Za-z])/g)?.length ?? 0

/** Fixed dates and a plain creator, so that a second run gives the same file. */
export function stamp(pdf: Buffer, publishedAt: string): Buffer {
  const date = `D:${publishedAt.replace(/\D/g, '')}00+08'00'`
  const same = (old: string, text: string) => {
    if (text.length > old.length) throw new Error(`${text} is longer than ${old}`)
    return text.padEnd(old.length)
  }
  const text = pdf
    .toString('latin1')
    .replace(/\/(CreationDate|ModDate) \([^)]*\)/g, (old, key: string) => same(old, `/${key} (${date})`))
    .replace(/\/Creator \((?:[^()\\]|\\.)*\)/, (old) => same(old, '/Creator (HELVO)'))
  return Buffer.from(text, 'latin1')
}
