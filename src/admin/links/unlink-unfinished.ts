import { $isLinkNode, type LinkNode } from '@payloadcms/richtext-lexical/client'
import { $getRoot, type LexicalEditor } from '@payloadcms/richtext-lexical/lexical'

/** Payload makes the link before it asks where to. */
const BEGINNING = 'https://'

/** Makes links that lead nowhere yet words again. */
export function unlinkUnfinished(editor: LexicalEditor): void {
  editor.update(
    () => {
      for (const link of unfinished()) {
        for (const child of link.getChildren()) link.insertBefore(child)
        link.remove()
      }
    },
    // Nobody has typed it: there is nothing to undo.
    { tag: 'history-merge' },
  )
}

function unfinished(): LinkNode[] {
  const links = new Set<LinkNode>()
  for (const words of $getRoot().getAllTextNodes()) {
    for (const parent of words.getParents()) {
      if (!$isLinkNode(parent)) continue
      const { linkType, url } = parent.getFields()
      if (linkType === 'custom' && url === BEGINNING) links.add(parent)
    }
  }
  return [...links]
}
