/** Text helpers. Texts are plain, with `**bold**`; symbols such as Icu are set with a subscript. */

export const escapeHtml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const symbols =
  /(?<![A-Za-z])(?:(I)(nm|nA|nc|n|cu|cs|cw|cm|cn|cc|the|th|Δno|Δn|Δm|Δc|m|e|q|r|i|sd|g|imp|max|pk|k|p|B|z|SCCR|scpv)|(U)(e|i|imp|cpv|c|s|n|p|k)|(t)(r|sd|A)|(P)(de))(?![A-Za-z])/g

const mark = (text: string, sub: (base: string, index: string) => string): string =>
  text.replace(symbols, (...match: string[]) => {
    const [base, index] = match.slice(1, 9).filter(Boolean) as [string, string]
    return sub(base, index)
  })

/** No line ends between a number and its unit, or between AC and 400: `105|mm`, `AC|400|V`. */
const unbroken = (text: string): string =>
  text
    .replaceAll(
      /(?<=\d|\d[）)]) (?=(?:[kMmµ]?[VAWgsΩ]|[kM]?V?VA|VA|kW|kvar|[MGk]?Hz|[mck]?m[²³]?|N·m|kg|ms|min|h|K|℃|[%‰])(?![A-Za-z]))/g,
      '\u00a0',
    )
    .replaceAll(/(?<=AC|DC|[≤≥±]|&[lg]t;) (?=\d)/g, '\u00a0')

/** Running text as HTML. */
export const t = (text: string): string =>
  mark(unbroken(escapeHtml(text)), (base, index) => `${base}<sub>${index}</sub>`).replace(/\*\*(.+?)\*\*/g, '<b>$1</b>')

/** The same inside an SVG `<text>`. */
export const st = (text: string): string =>
  mark(escapeHtml(text), (base, index) => `${base}<tspan baseline-shift="sub" font-size="72%">${index}</tspan>`)

export const p = (text: string): string => `<p>${t(text)}</p>`
export const h2 = (text: string, id = ''): string => `<h2${id ? ` id="${id}"` : ''}>${t(text)}</h2>`
export const h3 = (text: string): string => `<h3>${t(text)}</h3>`
export const list = (items: string[], ordered = false): string => {
  const tag = ordered ? 'ol' : 'ul'
  return `<${tag}>${items.map((item) => `<li>${t(item)}</li>`).join('')}</${tag}>`
}
/** A remark with a bar at its left: `warning` in amber. */
export const note = (text: string, kind: 'note' | 'warning' = 'note'): string => `<div class="note ${kind}">${p(text)}</div>`
/** Starts a new page. */
export const pageBreak = '<div class="break"></div>'

type TableOptions = { caption?: string; align?: string; className?: string; firstBold?: boolean }

/** A table; `align` has one letter per column: l, c or r. Rows of one cell are group headings. */
export function table(
  head: string[],
  rows: string[][],
  { caption, align = '', className = '', firstBold = false }: TableOptions = {},
): string {
  const cell = (text: string, column: number, tag: string) =>
    `<${tag} class="${align[column] ?? 'l'}${firstBold && column === 0 ? ' b' : ''}">${t(text)}</${tag}>`
  const body = rows.map((row) =>
    row.length === 1 && head.length > 1
      ? `<tr class="group"><td colspan="${head.length}">${t(row[0] ?? '')}</td></tr>`
      : `<tr>${row.map((text, column) => cell(text, column, 'td')).join('')}</tr>`,
  )
  const title = caption ? `<caption>${t(caption)}</caption>` : ''
  const heading = head.some(Boolean) ? `<thead><tr>${head.map((text, column) => cell(text, column, 'th')).join('')}</tr></thead>` : ''
  return `<table class="split ${className}">${title}${heading}<tbody>${body.join('')}</tbody></table>`
}

/** A figure with its caption. */
export const figure = (content: string, caption: string, className = ''): string =>
  `<figure class="${className}">${content}<figcaption>${t(caption)}</figcaption></figure>`

/** Blocks side by side. */
export const columns = (...blocks: string[]): string =>
  `<div class="columns" style="grid-template-columns:repeat(${blocks.length},1fr)">${blocks.map((block) => `<div>${block}</div>`).join('')}</div>`
