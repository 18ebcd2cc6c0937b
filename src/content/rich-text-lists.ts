import 'server-only'
import type { HTMLConvertersFunction } from '@payloadcms/richtext-lexical/html'

type Converters = ReturnType<HTMLConvertersFunction>

/**
 * Lists as HTML has them. The editor keeps a list within a list in an item of its own, which would have a bullet and
 * nothing beside it: the inner list belongs to the item before.
 */
export const listConverters: Pick<Converters, 'list' | 'listitem'> = {
  list: ({ node, nodesToHTML }) => {
    const items: string[] = []
    for (const child of node.children) {
      const html = nodesToHTML({ nodes: [child] }).join('')
      const isInnerList = 'children' in child && Array.isArray(child.children) && child.children[0]?.type === 'list'
      if (isInnerList) items.push(`${items.pop() ?? ''}${html}`)
      else items.push(html)
    }
    const tag = node.tag === 'ol' ? 'ol' : 'ul'
    return `<${tag}>${items.map((item) => `<li>${item}</li>`).join('')}</${tag}>`
  },
  listitem: ({ node, nodesToHTML }) => nodesToHTML({ nodes: node.children }).join(''),
}
