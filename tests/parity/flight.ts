/**
 * What React sends of a page as data: rows with numbers, which refer to each other. In which order they come, and so which numbers they
 * get, is a matter of time.
 */

/** Where a page has it: strings that make one text together. */
const PUSHES = /<script[^>]*>self\.__next_f\.push\(\[1,("[\s\S]*?")\]\)<\/script>/g

/** A script that only holds such data. */
export const isData = (script: string) => script.startsWith('self.__next_f.push([1,"')

/** A page without its data, and after it the data in the order of what refers to what. */
export function withOrderedData(page: string): string {
  const data = [...page.matchAll(PUSHES)].map(([, text = '""']) => String(JSON.parse(text))).join('')
  return data === '' ? page : [page.replace(PUSHES, ''), ...ordered(data)].join('\n')
}

/** A reference to another row: the kind of it, the number, and the way to a part of that row. */
const REFERENCE = /"\$([g-zA-Z@]?)([0-9a-f]+)((?::[^"]*)?)"/g

/** Rows in the order in which they are referred to from the first one on, and numbered so; those that nothing refers to, by their text. */
export function ordered(data: string): string[] {
  const rows = rowsOf(data)
  const numbers = new Map<string, number>()
  const told: string[] = []
  const tell = (number: string) => {
    if (numbers.has(number)) return
    const row = rows.get(number)
    if (row === undefined) return
    numbers.set(number, numbers.size)
    const at = told.push('') - 1
    for (const [, , other = ''] of row.matchAll(REFERENCE)) tell(other)
    told[at] = `${numbers.get(number)}:${renumbered(row)}`
  }
  const renumbered = (row: string) =>
    row.replace(REFERENCE, (whole, kind: string, number: string, way: string) =>
      numbers.has(number) ? `"$${kind}#${numbers.get(number)}${way}"` : whole,
    )
  tell('0')
  const alone = [...rows].filter(([number]) => !numbers.has(number)).map(([, row]) => renumbered(row))
  return [...told, ...alone.sort()]
}

/** By their numbers; hints have none and get a name. */
function rowsOf(data: string): Map<string, string> {
  const bytes = Buffer.from(data)
  const rows = new Map<string, string>()
  for (let at = 0; at < bytes.length; ) {
    const colon = bytes.indexOf(':', at)
    const number = bytes.toString('utf8', at, colon) || `hint ${rows.size}`
    const { end, next } = endOf(bytes, colon)
    const before = rows.get(number)
    const row = bytes.toString('utf8', colon + 1, end)
    // A stream has several.
    rows.set(number, before === undefined ? row : `${before}\n${row}`)
    at = next
  }
  return rows
}

/** A text says how many bytes it has; all others end with their line. */
function endOf(bytes: Buffer, colon: number): { end: number; next: number } {
  if (bytes[colon + 1] === 'T'.charCodeAt(0)) {
    const comma = bytes.indexOf(',', colon)
    const end = comma + 1 + Number.parseInt(bytes.toString('utf8', colon + 2, comma), 16)
    return { end, next: end }
  }
  const line = bytes.indexOf('\n', colon)
  const end = line < 0 ? bytes.length : line
  return { end, next: end + 1 }
}
