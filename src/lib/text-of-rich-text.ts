import { z } from 'zod'

const node = z.looseObject({ text: z.string().optional(), children: z.array(z.unknown()).optional() })

/** Between these a reader sees a gap. */
const INLINE = new Set(['text', 'link', 'autolink', 'linebreak'])

/** The plain text of what the editor of rich texts stores; empty for what is none. */
export function textOfRichText(value: unknown): string {
  const root = z.object({ root: node }).safeParse(value).data?.root
  return root ? textOf(root).trim() : ''
}

function textOf(value: unknown): string {
  const parsed = node.safeParse(value).data
  if (!parsed) return ''
  const text = (parsed.text ?? '') + (parsed.children ?? []).map(textOf).join('')
  return INLINE.has(String(parsed.type)) ? text : `${text} `
}
