/** Between the parts of an entry. */
const SEPARATOR = ' | '

/** White space at the ends of a part would be lost when an editor lines things up. */
const OUTER_SPACE = /^\s|\s$/g

const ESCAPES: Record<string, string> = { n: '\n', r: '\r' }

/**
 * Entries of several parts as one cell: an entry a line, `额定电流 | 400–2000 A`. `\|`, `\\`, `\n` and `\u3000` stand for what
 * would be read as form (record 0013).
 */
export function writeList(entries: readonly (readonly string[])[]): string {
  return entries.map((parts) => parts.map(writePart).join(SEPARATOR)).join('\n')
}

function writePart(part: string): string {
  return part
    .replace(/[\\|]/g, '\\$&')
    .replaceAll('\n', '\\n')
    .replaceAll('\r', '\\r')
    .replace(OUTER_SPACE, (space) => `\\u${space.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

/** The entries of such a cell; empty lines are none. */
export function readList(cell: string): string[][] {
  return cell
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim() !== '')
    .map((line) => partsOf(line).map(readPart))
}

/** Splits at bars that no backslash stands before. */
function partsOf(line: string): string[] {
  const parts = ['']
  for (const [piece] of line.matchAll(/\\.|\||[^\\|]+|\\/gsu)) {
    if (piece === '|') parts.push('')
    else parts.push((parts.pop() ?? '') + piece)
  }
  return parts
}

function readPart(part: string): string {
  return part.trim().replace(/\\u([0-9a-f]{4})|\\(.)/gsu, (_, code: string | undefined, character: string | undefined) => {
    if (code !== undefined) return String.fromCharCode(Number.parseInt(code, 16))
    return ESCAPES[character ?? ''] ?? character ?? ''
  })
}
