/** The nodes of the editor of rich texts, as it stores them. */
import type { DocumentId } from '../../lib/document-id'

/** A node; its type says what else it has. */
export type RichTextNode = { type: string; version: number; [key: string]: unknown }

/** A node with others in it. */
export type ParentNode = RichTextNode & { children: RichTextNode[] }

/** A whole text. */
export type RichText = {
  root: { type: 'root'; version: 1; direction: 'ltr'; format: ''; indent: 0; children: RichTextNode[] }
}

/** Where a link leads. */
export type LinkTarget =
  | { linkType: 'custom'; url: string; newTab: boolean }
  | { linkType: 'internal'; doc: { relationTo: string; value: DocumentId }; newTab: boolean }

const element = { direction: null, format: '', indent: 0 } as const

export const richText = (children: RichTextNode[]): RichText => ({
  root: { type: 'root', version: 1, direction: 'ltr', format: '', indent: 0, children },
})

export const text = (content: string, format: number): RichTextNode => ({
  type: 'text',
  version: 1,
  text: content,
  format,
  detail: 0,
  mode: 'normal',
  style: '',
})

export const lineBreak = (): RichTextNode => ({ type: 'linebreak', version: 1 })

export const paragraph = (children: RichTextNode[]): ParentNode => ({
  type: 'paragraph',
  version: 1,
  ...element,
  textFormat: 0,
  textStyle: '',
  children,
})

export const heading = (tag: string, children: RichTextNode[]): ParentNode => ({ type: 'heading', version: 1, ...element, tag, children })

export const quote = (children: RichTextNode[]): ParentNode => ({ type: 'quote', version: 1, ...element, children })

export const rule = (): RichTextNode => ({ type: 'horizontalrule', version: 1 })

export const link = (fields: LinkTarget, children: RichTextNode[], id: string): ParentNode => ({
  type: 'link',
  version: 3,
  ...element,
  id,
  fields,
  children,
})

export const list = (tag: 'ul' | 'ol', items: RichTextNode[], start: number): ParentNode => ({
  type: 'list',
  version: 1,
  ...element,
  listType: tag === 'ol' ? 'number' : 'bullet',
  tag,
  start,
  children: items,
})

export const listItem = (children: RichTextNode[], value: number): ParentNode => ({
  type: 'listitem',
  version: 1,
  ...element,
  value,
  children,
})

export const table = (rows: RichTextNode[]): ParentNode => ({ type: 'table', version: 1, ...element, children: rows })

export const tableRow = (cells: RichTextNode[]): ParentNode => ({ type: 'tablerow', version: 1, ...element, children: cells })

/** What a cell is besides its content: heads of columns (1), of rows (2), or none (0). */
export type CellShape = { headerState: 0 | 1 | 2; colSpan: number; rowSpan: number }

export const tableCell = (shape: CellShape, children: RichTextNode[]): ParentNode => ({
  type: 'tablecell',
  version: 1,
  ...element,
  backgroundColor: null,
  ...shape,
  children,
})

export const picture = (value: DocumentId, id: string): RichTextNode => ({
  type: 'upload',
  version: 3,
  format: '',
  id,
  relationTo: 'media',
  value,
  fields: { caption: '' },
})

export const video = (file: DocumentId, poster: DocumentId | null, id: string): RichTextNode => ({
  type: 'block',
  version: 2,
  format: '',
  fields: { id, blockType: 'video', blockName: '', file, ...(poster === null ? {} : { poster }), caption: '' },
})

/** Does a node stand among words, and not between paragraphs? */
export const isInline = ({ type }: RichTextNode): boolean => type === 'text' || type === 'linebreak' || type === 'link'

export const isParent = (node: RichTextNode): node is ParentNode => Array.isArray(node.children)
