import { z } from 'zod'
import { documentTarget, pathTargets, relation, type Target } from './targets'

const upload = z.object({ type: z.literal('upload') })
const link = z.object({
  type: z.enum(['link', 'autolink']),
  fields: z.object({ linkType: z.string().optional(), url: z.string().nullish(), doc: z.unknown().optional() }),
})
/** The files of a video in a text (collections/fields/video-block.ts). */
const videoBlock = z.object({ type: z.literal('block'), fields: z.object({ file: relation, poster: relation.nullish() }) })
const parent = z.object({ children: z.array(z.unknown()) })

/** What formatted text points at: pictures, linked documents, and addresses of this site. */
export function richTextTargets(text: unknown, siteUrl: string): Target[] {
  const parsed = z.object({ root: z.unknown() }).safeParse(text)
  return parsed.success ? targetsBelow(parsed.data.root, siteUrl) : []
}

function targetsBelow(node: unknown, siteUrl: string): Target[] {
  const children = parent.safeParse(node).data?.children ?? []
  return [...ownTargets(node, siteUrl), ...children.flatMap((child) => targetsBelow(child, siteUrl))]
}

function ownTargets(node: unknown, siteUrl: string): Target[] {
  if (upload.safeParse(node).success) return documentTargets(node)
  const video = videoBlock.safeParse(node).data?.fields
  if (video) return [video.file, video.poster].flatMap((id) => (id ? [{ collection: 'media', id }] : []))
  const anchor = link.safeParse(node)
  if (!anchor.success) return []
  const { linkType, url, doc } = anchor.data.fields
  return linkType === 'internal' ? documentTargets(doc) : pathTargets(url, siteUrl)
}

function documentTargets(value: unknown): Target[] {
  const target = documentTarget.safeParse(value)
  return target.success ? [target.data] : []
}
