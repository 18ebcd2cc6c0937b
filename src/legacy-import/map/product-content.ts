import { SUMMARY_MARKER } from '../../contract/prod-api/summary-marker'
import { escapeHtml } from '../../lib/html'
import { pictureAddress } from '../html/places'
import { elementsOf, type HtmlElement, type HtmlNode, parseHtml, textOf } from '../html/tree'
import { htmlOf } from './html-of'

export type Pair = { title: string; content: string }

/** What legacy clients cut the summary of a product into; lines that are no parameter are left over. */
export type Summary = { short: string; parameters: { name: string; value: string }[]; leftOver: string[] }

/** A pair, with a colon of either width; further colons belong to what is said. */
const PAIR = /^([^：:]{1,60})[：:]\s*(.+)$/su

/** Cuts a summary at its marker (spec: prod-api/projection). */
export function readSummary(summary: string): Summary {
  const at = summary.indexOf(SUMMARY_MARKER)
  if (at < 0) return { short: summary.trim(), parameters: [], leftOver: [] }
  const result: Summary = { short: summary.slice(0, at).trim(), parameters: [], leftOver: [] }
  for (const line of summary.slice(at + SUMMARY_MARKER.length).split(/\r?\n/)) {
    const written = line.replace(/^[\s：:]+/, '').trim()
    const [, name, value] = PAIR.exec(written) ?? []
    if (name !== undefined && value !== undefined) result.parameters.push({ name: name.trim(), value: value.trim() })
    else if (written !== '') result.leftOver.push(written)
  }
  return result
}

/** What legacy clients read out of the content of a product, and the rest of it as HTML. */
export type Content = { parameterImage: { address: string; alt: string } | null; coreFunctions: Pair[]; rest: string }

/** As many as a page shows, and as long. */
const MOST_FUNCTIONS = 3
const LONGEST_TITLE = 20
const LONGEST_CONTENT = 200

/** The first picture is that of the parameters, paragraphs like `title：content` are core functions; the rest describes the product. */
export function readContent(content: string): Content {
  const root = parseHtml(content)
  const picture = [...elementsOf(root)].find((element) => element.name === 'img' && pictureAddress(element) !== null)
  const result: Content = {
    parameterImage: picture ? { address: pictureAddress(picture) ?? '', alt: picture.attributes.alt ?? '' } : null,
    coreFunctions: [],
    rest: '',
  }
  const rest = without(root, (node) => node === picture || isTaken(node, result.coreFunctions))
  const isShown =
    textOf(rest).trim() !== '' || [...elementsOf(rest)].some(({ name }) => /^(img|video|iframe|embed|hr|object|audio)$/.test(name))
  result.rest = isShown ? htmlOf(rest) : ''
  return result
}

/** Notes a paragraph that is a core function. */
function isTaken(node: HtmlNode, functions: Pair[]): boolean {
  if (typeof node === 'string' || !/^(p|div|li)$/.test(node.name) || functions.length === MOST_FUNCTIONS) return false
  if ([...elementsOf(node)].some(({ name }) => !/^(span|strong|b|em|i|font|u|o:p)$/.test(name))) return false
  const [, title = '', said = ''] = PAIR.exec(textOf(node).trim()) ?? []
  if (title.trim() === '' || title.trim().length > LONGEST_TITLE || said.trim().length > LONGEST_CONTENT) return false
  functions.push({ title: title.trim(), content: said.trim() })
  return true
}

function without(element: HtmlElement, isTakenAway: (node: HtmlNode) => boolean): HtmlElement {
  const children = element.children.flatMap((child): HtmlNode[] => {
    if (isTakenAway(child)) return []
    return [typeof child === 'string' ? child : without(child, isTakenAway)]
  })
  return { ...element, children }
}

/** Lines as paragraphs of HTML. */
export const paragraphsOf = (lines: readonly string[]): string => lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('')
