import 'server-only'
import { convertLexicalToHTML, type HTMLConvertersFunction } from '@payloadcms/richtext-lexical/html'
import sanitizeHtml from 'sanitize-html'
import { z } from 'zod'
import { type DocumentId, documentId } from '../lib/document-id'
import { escapeHtml } from '../lib/html'
import type { Reference } from '../lib/references'
import type { SinglePage } from '../payload-types'
import { type LinkTargets, loadLinkTargets, targetKey } from './link-targets'
import { loadMedia, type MediumRow, mediumOf, toPicture } from './pictures'
import { loadPosters, type Posters } from './posters'
import { loadRetentionHtml } from './retention'
import { listConverters } from './rich-text-lists'
import { figureHtml, mediumHtml, videoHtml } from './rich-text-media'

type RichText = SinglePage['content']

/** The elements and attributes that public HTML may have; all else is dropped. */
const sanitizeOptions: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['h2', 'h3', 'h4', 'p', 'br', 'hr', 'strong', 'em', 'u', 'sub', 'sup', 'ul', 'ol', 'li', 'blockquote', 'a'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td', 'figure', 'figcaption', 'img', 'video', 'div'],
  ],
  allowedAttributes: {
    a: ['href', 'target', 'rel'],
    img: ['src', 'srcset', 'sizes', 'width', 'height', 'alt', 'loading'],
    video: ['src', 'poster', 'width', 'height', 'controls', 'preload', 'playsinline', 'aria-label'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
    div: ['class', 'tabindex', 'role', 'aria-label'],
  },
  allowedClasses: { div: ['table'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
}

/**
 * Formatted text as sanitised HTML, with pictures of the library and links to own pages.
 */
export async function toHtml(text: RichText): Promise<string> {
  if (!text) return ''
  const [media, posters, targets, retention] = await Promise.all([
    loadMedia(mediaIn(text)),
    loadPosters(),
    loadLinkTargets(linksIn(text)),
    showsRetention(text) ? loadRetentionHtml() : '',
  ])
  const html = convertLexicalToHTML({
    // The generated type of a rich-text field is looser than the editor's own.
    data: text as Parameters<typeof convertLexicalToHTML>[0]['data'],
    converters: converters({ media, posters, targets, retention }),
    disableContainer: true,
  })
  return sanitizeHtml(html, sanitizeOptions)
}

/** What nodes keep is parsed as it is. */
const reference = documentId.or(z.object({ id: documentId, from: z.string().optional() }))
const uploadNode = z.object({ type: z.literal('upload'), relationTo: z.string(), value: reference })
const videoNode = z.object({
  type: z.literal('block'),
  fields: z.object({ blockType: z.literal('video'), file: reference, poster: reference.nullish(), caption: z.string().nullish() }),
})
const retentionNode = z.object({ type: z.literal('block'), fields: z.object({ blockType: z.literal('retention') }) })
const linkNode = z.object({
  type: z.literal('link'),
  fields: z.object({
    linkType: z.literal('internal'),
    doc: z.object({ relationTo: z.string(), value: reference }),
  }),
})

/** Blocks stand between paragraphs, never within one. */
const showsRetention = (text: NonNullable<RichText>) => text.root.children.some((node) => retentionNode.safeParse(node).success)

const linksIn = (text: NonNullable<RichText>) => nodesOf(text.root).flatMap((node) => linkNode.safeParse(node).data?.fields.doc ?? [])

/** Pictures, videos and their posters. */
const mediaIn = (text: NonNullable<RichText>) =>
  nodesOf(text.root).flatMap((node) => {
    const upload = uploadNode.safeParse(node).data
    const video = videoNode.safeParse(node).data?.fields
    return [...(upload ? [upload.value] : []), ...(video ? [video.file, video.poster] : [])]
  })

const parent = z.object({ children: z.array(z.unknown()) })

/** A node and all within it. */
function nodesOf(node: unknown): unknown[] {
  return [node, ...(parent.safeParse(node).data?.children ?? []).flatMap(nodesOf)]
}

type Read = { media: ReadonlyMap<DocumentId, MediumRow>; posters: Posters; targets: LinkTargets; retention: string }

function converters({ media, posters, targets, retention }: Read): HTMLConvertersFunction {
  const medium = (reference: Reference) => mediumOf(media, reference)
  return ({ defaultConverters }) => ({
    ...defaultConverters,
    ...listConverters,
    link: ({ node, nodesToHTML }) => {
      const children = nodesToHTML({ nodes: node.children }).join('')
      const href = hrefOf(node.fields, targets)
      if (!href) return children
      const newTab = node.fields.newTab ? ' target="_blank" rel="noopener noreferrer"' : ''
      return `<a href="${escapeHtml(href)}"${newTab}>${children}</a>`
    },
    upload: ({ node }) => {
      const parsed = uploadNode.safeParse(node)
      const caption = z.object({ fields: z.object({ caption: z.string() }) }).safeParse(node).data?.fields.caption
      return parsed.success ? figureHtml(mediumHtml(medium(parsed.data.value), posters), caption) : ''
    },
    blocks: {
      retention: () => retention,
      video: ({ node }: { node: unknown }) => {
        const video = videoNode.safeParse(node).data?.fields
        return video ? figureHtml(videoHtml(medium(video.file), toPicture(medium(video.poster)), posters), video.caption) : ''
      },
    },
    // A wide table scrolls within its own region, which can be reached by keyboard.
    table: ({ node, nodesToHTML }) => {
      const rows = nodesToHTML({ nodes: node.children }).join('')
      return `<div class="table" tabindex="0" role="region" aria-label="表格"><table><tbody>${rows}</tbody></table></div>`
    },
    tablerow: ({ node, nodesToHTML }) => `<tr>${nodesToHTML({ nodes: node.children }).join('')}</tr>`,
    tablecell: ({ node, nodesToHTML }) => {
      const isHead = node.headerState > 0
      const span = `${(node.colSpan ?? 1) > 1 ? ` colspan="${node.colSpan}"` : ''}${(node.rowSpan ?? 1) > 1 ? ` rowspan="${node.rowSpan}"` : ''}`
      const content = nodesToHTML({ nodes: node.children })
        .join('')
        .replace(/^<p>((?:(?!<\/?p>)[\s\S])*)<\/p>$/, '$1')
      return isHead ? `<th scope="${node.headerState === 2 ? 'row' : 'col'}"${span}>${content}</th>` : `<td${span}>${content}</td>`
    },
  })
}

type LinkFields = { linkType?: string; url?: string; doc?: { relationTo: string; value: unknown } | null }

function hrefOf(fields: LinkFields, targets: LinkTargets): string | undefined {
  if (fields.linkType !== 'internal') return fields.url
  const parsed = linkNode.shape.fields.safeParse(fields)
  return parsed.success ? targets.get(targetKey(parsed.data.doc)) : undefined
}
