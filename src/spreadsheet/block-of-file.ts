import { MOST_BLOCK_ROWS, type ReadBlock } from './block'
import { readSpreadsheet } from './read-file'
import { FileProblem, isBlank, type Sheet } from './sheet'

/** Above the headings may stand a title. */
const MOST_ABOVE = 10

const MERGED = '文件里有合并的单元格：只有左上角的一格有内容，其余按空白读；空的分组沿用上一行。'

/**
 * The rows of one table of a form out of a file, whichever of its sheets they are in.
 *
 * @param headings the columns of the table
 * @throws FileProblem, with a sentence for the editor
 */
export async function blockOfFile(bytes: Buffer, headings: readonly string[]): Promise<ReadBlock> {
  const sheets = await readSpreadsheet(bytes, headings)
  const { head, rest, isMerged } = tableIn(sheets, headings)
  const kept = headings.flatMap((heading) => (head.includes(heading) ? head.indexOf(heading) : []))
  const filled = rest.filter((cells) => kept.some((index) => !isBlank(cells[index])))
  if (filled.length === 0) throw new FileProblem('文件中没有数据行。第一行应为列名，从第二行起为数据。')
  if (filled.length > MOST_BLOCK_ROWS)
    throw new FileProblem(`文件有 ${filled.length} 行，一张表一次最多导入 ${MOST_BLOCK_ROWS} 行，请删去多余的行。`)
  const rows = filled.map((cells) => kept.map((index) => lines(cells[index])))
  const strange = head.filter((heading, index) => heading !== '' && !kept.includes(index))
  const notes = [...(strange.length > 0 ? [`列${quoted(strange)}在这张表里没有或重复，没有导入。`] : []), ...(isMerged ? [MERGED] : [])]
  return { rows: [kept.map((index) => head[index] ?? ''), ...rows], notes }
}

function tableIn(sheets: readonly Sheet[], headings: readonly string[]) {
  for (const { rows, isMerged = false } of sheets) {
    const at = rows.slice(0, MOST_ABOVE).findIndex((cells) => cells.some((cell) => headings.includes(cell.trim())))
    const head = rows[at]
    if (head) return { head: head.map((cell) => cell.trim()), rest: rows.slice(at + 1), isMerged }
  }
  throw new FileProblem(`文件里没有这张表的列名。请在第一行写上${quoted(headings)}中的几个。`)
}

const quoted = (names: readonly string[]) =>
  names
    .slice(0, 8)
    .map((name) => `“${name.slice(0, 20)}”`)
    .join('')

const lines = (text = '') => text.replace(/\r\n?/g, '\n').trim()
