import type { DocumentId } from '../../lib/document-id'
import { inlineNodes, type Piece, piecesOf } from './inline'
import { listBlocks, wordsOf } from './list'
import {
  heading,
  type LinkTarget,
  lineBreak,
  type ParentNode,
  paragraph,
  picture,
  quote,
  type RichText,
  type RichTextNode,
  richText,
  rule,
  video,
} from './nodes'
import { embeddedAddress, pictureAddress, posterAddress, videoAddress } from './places'
import type { TextRemark } from './remark'
import { formatIn, isHidden, isStruck } from './style'
import { tableBlocks } from './table'
import { type HtmlElement, type HtmlNode, parseHtml, textOf } from './tree'

/** What the addresses in a text are here. */
export type Surroundings = {
  /** The picture or video of an address; null when it can't be had. */
  medium: (address: string) => { id: DocumentId; isVideo: boolean } | null
  /** Where a link leads; null for what is no address. */
  link: (address: string) => LinkTarget | null
}

export type ConvertedText = { value: RichText; remarks: TextRemark[] }

const BLOCKS = new Set(
  'address article aside body center dd details dialog div dl dt fieldset figcaption figure footer form header hgroup html legend main menu nav p pre section summary'.split(
    ' ',
  ),
)

/** The page title is the only h1; sections of an article are h2 to h4. */
const HEADINGS: Readonly<Record<string, string>> = { h1: 'h2', h2: 'h2', h3: 'h3', h4: 'h4', h5: 'h4', h6: 'h4' }

/** Whose text is no text of the page. */
const CODE = /^(script|style)$/
const UNSEEN = /^(noscript|template|head|title|datalist)$/

/** The editor's longest caption. */
const LONGEST_CAPTION = 100

/** What holds for whatever stands within an element. */
type Place = { format: number; link: LinkTarget | null; tag: string; isPreformatted: boolean; isInTable: boolean }

const OUTSIDE: Place = { format: 0, link: null, tag: 'p', isPreformatted: false, isInTable: false }

/**
 * Turns HTML into the editor's own format: headings, paragraphs, lists, tables, quotes, links, pictures and videos; fonts, colours and other
 * styles are cleaned away. Any text is read, none throws, and each word of it is in the result or in a remark (spec: moving/rich-text).
 */
export function richTextOfHtml(html: string, surroundings: Surroundings): ConvertedText {
  const converter = new Converter(surroundings)
  const blocks = converter.blocksOf([parseHtml(html)], OUTSIDE)
  return { value: richText(blocks), remarks: converter.remarks }
}

class Converter {
  readonly remarks: TextRemark[] = []
  readonly #surroundings: Surroundings
  #ids = 0

  constructor(surroundings: Surroundings) {
    this.#surroundings = surroundings
  }

  /** Nodes as blocks; words between blocks become paragraphs, or headings within a heading. */
  blocksOf(nodes: readonly HtmlNode[], place: Place): RichTextNode[] {
    const line = new Line(place.tag, () => this.#nextId())
    for (const node of nodes) this.#add(node, place, line)
    return line.end()
  }

  #add(node: HtmlNode, place: Place, line: Line): void {
    if (typeof node === 'string') line.add(...piecesOf(node, place.format, place.link, place.isPreformatted))
    else if (isHidden(node) || UNSEEN.test(node.name)) this.#drop('hidden-text', node)
    else if (CODE.test(node.name)) this.#drop('script', node)
    else this.#addElement(node, place, line)
  }

  #addElement(node: HtmlElement, place: Place, line: Line): void {
    const { name } = node
    const within = this.#placeIn(node, place)
    if (name === 'br') line.add('break')
    else if (name === 'hr') line.block(rule())
    else if (name === 'img') this.#addPicture(node, place, line)
    else if (name === 'video') this.#addVideo(node, place, line)
    else if (embeddedAddress(node) !== null) this.#addEmbedded(node, place, line)
    else if (name === 'ul' || name === 'ol') line.block(...listBlocks(node, (nodes) => this.blocksOf(nodes, { ...within, tag: 'p' })))
    else if (name === 'blockquote') line.block(...quoteBlocks(this.blocksOf(node.children, { ...within, tag: 'p' })))
    else if (name === 'table' && !place.isInTable) line.block(...this.#tableOf(node, within))
    else if (name === 'figure') line.block(...this.#figureOf(node, within))
    else this.#addOther(node, within, line)
  }

  #addOther(node: HtmlElement, within: Place, line: Line): void {
    const { name, attributes } = node
    if (name === 'table') this.#remark('nested-table', textOf(node))
    if (name === 'svg') this.#remark('drawing', textOf(node))
    if (/^(input|select|textarea)$/.test(name)) this.#remark('form', attributes.value ?? attributes.placeholder ?? textOf(node))
    const isBlock = BLOCKS.has(name) || HEADINGS[name] !== undefined || /^(table|tr|td|th|caption|li|option)$/.test(name)
    if (isBlock) line.block(...this.blocksOf(node.children, within))
    else for (const child of node.children) this.#add(child, within, line)
  }

  #placeIn(node: HtmlElement, place: Place): Place {
    if (isStruck(node)) this.#remark('strike', textOf(node))
    const tag = HEADINGS[node.name] ?? place.tag
    // A heading is bold by itself.
    const format = formatIn(node, place.format)
    const isPreformatted = place.isPreformatted || node.name === 'pre'
    return { ...place, tag, format, isPreformatted, link: node.name === 'a' ? this.#linkOf(node, place) : place.link }
  }

  #linkOf({ attributes, children }: HtmlElement, place: Place): LinkTarget | null {
    const address = (attributes.href ?? '').trim()
    if (address === '' || address === '#') return place.link
    const target = this.#surroundings.link(address)
    if (target === null) this.#remark('dropped-link', `${children.map(textOf).join('').trim()} → ${address}`)
    return target && attributes.target === '_blank' ? { ...target, newTab: true } : target
  }

  #tableOf(node: HtmlElement, within: Place): RichTextNode[] {
    return tableBlocks(node, (nodes) => this.blocksOf(nodes, { ...within, tag: 'p', isInTable: true }))
  }

  #addPicture(node: HtmlElement, place: Place, line: Line): void {
    const address = pictureAddress(node)
    if (address === null) return
    if (place.link !== null) this.#remark('picture-link', place.link.linkType === 'custom' ? place.link.url : address)
    const medium = this.#surroundings.medium(address)
    if (medium && !medium.isVideo) line.block(picture(medium.id, this.#nextId()))
    else this.#keepPlace(address, node.attributes.alt ?? '', line)
  }

  #addVideo(node: HtmlElement, place: Place, line: Line): void {
    // What stands within is for programs that can't show it.
    this.#drop('hidden-text', node)
    const address = videoAddress(node)
    if (address === null) return
    const medium = this.#surroundings.medium(address)
    if (medium?.isVideo) line.block(video(medium.id, this.#posterOf(node), this.#nextId()))
    else this.#keepPlace(address, place.tag === 'p' ? '视频' : '', line)
  }

  #posterOf(node: HtmlElement): DocumentId | null {
    const address = posterAddress(node)
    const medium = address === null ? null : this.#surroundings.medium(address)
    return medium && !medium.isVideo ? medium.id : null
  }

  /** What can't be had is a link to where it was (spec: moving/missing-files). */
  #keepPlace(address: string, words: string, line: Line): void {
    const isData = address.startsWith('data:')
    this.#remark('missing-medium', isData ? 'data:' : address)
    const target = isData ? null : this.#surroundings.link(address)
    const name = words.trim() || (isData ? '' : (address.split(/[/?#]/).findLast((part) => part !== '') ?? address))
    const [node] = inlineNodes([{ words: `[${name || '图片'}]`, format: 0, link: target }], () => this.#nextId())
    if (node) line.block(paragraph([node]))
  }

  #addEmbedded(node: HtmlElement, place: Place, line: Line): void {
    const address = embeddedAddress(node) ?? ''
    const target = this.#surroundings.link(address)
    this.#remark('embed', address)
    const words = node.attributes.title?.trim() || (target?.linkType === 'custom' ? target.url : address)
    line.block(paragraph(inlineNodes([{ words, format: 0, link: target }], () => this.#nextId())))
    // What stands within is for programs that can't embed.
    if (node.name === 'iframe' && textOf(node).trim() !== '') this.#remark('hidden-text', textOf(node))
    if (node.name !== 'iframe') line.block(...this.blocksOf(node.children, place))
  }

  /** A picture or a video with what is said of it. */
  #figureOf(node: HtmlElement, within: Place): RichTextNode[] {
    const isCaption = (child: HtmlNode): child is HtmlElement => typeof child !== 'string' && child.name === 'figcaption'
    const blocks = this.blocksOf(
      node.children.filter((child) => !isCaption(child)),
      within,
    )
    const captions = node.children.filter(isCaption)
    const [shown, ...others] = blocks
    const words = captions.map((caption) => textOf(caption)).join(' ')
    const caption = words.replace(/\s+/g, ' ').trim()
    const fields = shown && others.length === 0 && captions.every((one) => !one.children.some(isLinked)) ? captioned(shown) : null
    if (fields === null || caption.length > LONGEST_CAPTION) {
      if (fields !== null) this.#remark('long-caption', caption.slice(0, LONGEST_CAPTION))
      return [...blocks, ...this.blocksOf(captions, within)]
    }
    return [{ ...shown, type: shown?.type ?? '', version: shown?.version ?? 1, fields: { ...fields, caption } }]
  }

  #drop(kind: 'hidden-text' | 'script', node: HtmlElement): void {
    const words = textOf(node)
    if (words.trim() !== '') this.#remark(kind, words)
  }

  #remark(kind: TextRemark['kind'], about: string): void {
    this.remarks.push({ kind, about: about.trim() })
  }

  #nextId(): string {
    this.#ids += 1
    return this.#ids.toString(16).padStart(24, '0')
  }
}

/** A line that is being put together, and the blocks before it. */
class Line {
  readonly #tag: string
  readonly #nextId: () => string
  readonly #blocks: RichTextNode[] = []
  #pieces: Piece[] = []

  constructor(tag: string, nextId: () => string) {
    this.#tag = tag
    this.#nextId = nextId
  }

  add(...pieces: Piece[]): void {
    for (const piece of pieces) this.#pieces.push(piece)
  }

  block(...blocks: RichTextNode[]): void {
    this.#flush()
    for (const block of blocks) this.#blocks.push(block)
  }

  end(): RichTextNode[] {
    this.#flush()
    return this.#blocks
  }

  #flush(): void {
    const nodes = inlineNodes(this.#pieces, this.#nextId)
    this.#pieces = []
    if (nodes.length > 0) this.#blocks.push(this.#tag === 'p' ? paragraph(nodes) : heading(this.#tag, nodes))
  }
}

const isLinked = (node: HtmlNode): boolean => typeof node !== 'string' && (node.name === 'a' || node.children.some(isLinked))

/** The fields of a picture or a video that has no caption yet. */
function captioned({ type, fields }: RichTextNode): Record<string, unknown> | null {
  const isMedium = type === 'upload' || type === 'block'
  return isMedium && typeof fields === 'object' && fields !== null ? { ...fields } : null
}

/** Paragraphs within a quote become its lines; what else stands there divides it. */
function quoteBlocks(blocks: readonly RichTextNode[]): RichTextNode[] {
  const result: RichTextNode[] = []
  let open: ParentNode | null = null
  for (const block of blocks) {
    const words = wordsOf(block)
    if (words === null) {
      open = null
      result.push(block)
    } else if (open) open.children.push(lineBreak(), ...words)
    else {
      open = quote([...words])
      result.push(open)
    }
  }
  return result
}
