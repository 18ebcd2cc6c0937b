/** A node of the editor's format. */
export type TextNode = { type: string; [property: string]: unknown }

const block = { version: 1, direction: 'ltr', format: '', indent: 0 } as const

const words = (text: string): TextNode => ({ type: 'text', version: 1, text, format: 0, detail: 0, mode: 'normal', style: '' })

export const paragraph = (text: string): TextNode => ({
  ...block,
  type: 'paragraph',
  textFormat: 0,
  textStyle: '',
  children: [words(text)],
})

export const heading = (text: string): TextNode => ({ ...block, type: 'heading', tag: 'h2', children: [words(text)] })

export const list = (items: readonly string[]): TextNode => ({
  ...block,
  type: 'list',
  listType: 'bullet',
  start: 1,
  tag: 'ul',
  children: items.map((item, index) => ({ ...block, type: 'listitem', value: index + 1, children: [words(item)] })),
})

/**
 * A picture of the library within a text.
 *
 * @param id of the node, 24 hexadecimal digits
 */
export const picture = (id: string, medium: number | string, caption: string): TextNode => ({
  type: 'upload',
  version: 3,
  format: '',
  id,
  fields: { caption },
  relationTo: 'media',
  value: medium,
})

export const richText = (...children: TextNode[]) => ({ root: { ...block, type: 'root', children } })
