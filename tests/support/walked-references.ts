import { z } from 'zod'

/** What is asked about: a document of a collection. */
export type Target = { slug: string; id: number | string }

const id = z.union([z.number(), z.string()])
const reference = z.union([id, z.object({ id }).transform((document) => document.id)])
const polymorphic = z.object({ relationTo: z.string(), value: reference })
const linkFields = z.object({ doc: polymorphic })
const record = z.record(z.string(), z.unknown())

/** Ids may be numbers or texts, and the address of a page gives a text for either. */
const isSame = (one: unknown, target: Target) => String(one) === String(target.id)

/** Does a relation, or one of several, mean the document? */
export function refersTo(value: unknown, target: Target): boolean {
  if (Array.isArray(value)) return value.some((item) => refersTo(item, target))
  const typed = polymorphic.safeParse(value)
  if (typed.success) return typed.data.relationTo === target.slug && isSame(typed.data.value, target)
  const plain = reference.safeParse(value)
  return plain.success && isSame(plain.data, target)
}

/** What lies at a path such as `badges.image`; a list on the way gives a list. */
export function valueAt(value: unknown, path: string): unknown {
  if (path === '') return value
  if (Array.isArray(value)) return value.flatMap((item) => valueAt(item, path))
  const [name = '', ...rest] = path.split('.')
  const parsed = record.safeParse(value)
  return parsed.success ? valueAt(parsed.data[name], rest.join('.')) : undefined
}

/**
 * Does a formatted text show the file or link to the document? A node names it with its collection, except a block's
 * fields, which hold ids of media.
 */
export function textRefersTo(node: unknown, target: Target): boolean {
  if (Array.isArray(node)) return node.some((item) => textRefersTo(item, target))
  const parsed = record.safeParse(node)
  if (!parsed.success) return false
  const { type, fields, children, root } = parsed.data
  if (type === 'upload' && refersTo(polymorphic.safeParse(node).data, target)) return true
  if (type === 'link' && refersTo(linkFields.safeParse(fields).data?.doc, target)) return true
  if (type === 'block' && target.slug === 'media' && refersTo(Object.values(videoFiles.safeParse(fields).data ?? {}), target)) return true
  return textRefersTo(children ?? root ?? [], target)
}

/** The files of a video in a text (collections/fields/video-block.ts). */
const videoFiles = z.object({ file: reference, poster: reference.nullish() })
