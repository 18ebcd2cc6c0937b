import { Parser } from 'htmlparser2'

/** An element with its attributes, or a text. */
export type HtmlElement = { name: string; attributes: Readonly<Record<string, string>>; children: HtmlNode[] }
export type HtmlNode = HtmlElement | string

/** What is nested deeper stands on the deepest level: no text is lost, and nobody's stack is too small. */
const DEEPEST = 100

/**
 * Parses a piece of HTML as forgivingly as browsers do: any text is a document. Comments and instructions are left out.
 *
 * @returns an element without a name, with all of it as children
 */
export function parseHtml(html: string): HtmlElement {
  const root: HtmlElement = { name: '', attributes: {}, children: [] }
  const open = [root]
  let depth = 0
  const parser = new Parser({
    onopentag(name, attributes) {
      depth += 1
      const element: HtmlElement = { name, attributes, children: [] }
      open.at(-1)?.children.push(element)
      if (open.length <= DEEPEST) open.push(element)
    },
    onclosetag() {
      depth -= 1
      if (depth < open.length - 1) open.pop()
    },
    ontext(text) {
      const siblings = open.at(-1)?.children ?? root.children
      const last = siblings.at(-1)
      if (typeof last === 'string') siblings[siblings.length - 1] = last + text
      else siblings.push(text)
    },
  })
  parser.write(html)
  parser.end()
  return root
}

/** All text within a node. */
export function textOf(node: HtmlNode): string {
  return typeof node === 'string' ? node : node.children.map(textOf).join('')
}

/** All elements within an element, in the order of the document. */
export function* elementsOf(element: HtmlElement): Generator<HtmlElement> {
  for (const child of element.children) {
    if (typeof child === 'string') continue
    yield child
    yield* elementsOf(child)
  }
}
