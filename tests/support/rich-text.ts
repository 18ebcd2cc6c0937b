/** A paragraph with these nodes in the editor's own format. */
export const richTextOf = (...children: object[]) => ({
  root: {
    ...{ type: 'root', version: 1, direction: 'ltr' as const, format: '' as const, indent: 0 },
    children: [{ ...{ type: 'paragraph', version: 1, direction: 'ltr', format: '', indent: 0, textFormat: 0, textStyle: '' }, children }],
  },
})

/** Words as a node of a paragraph. */
export const words = (text: string) => ({ type: 'text', version: 1, text, format: 0, detail: 0, mode: 'normal', style: '' })

/** A text in the editor's own format. */
export const richText = (text: string) => richTextOf(words(text))
