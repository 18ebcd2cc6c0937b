import 'server-only'
import type { CollectionSlug, GlobalSlug } from 'payload'
import { getCms } from '../cms'
import type { DraftName } from '../domain/draft-name'
import { hasOwnPage, hasPublicFace, previewAddress } from '../domain/preview-address'
import { formatDateTime } from '../lib/dates'
import { fillBlanks } from './drafts'
import type { Viewer } from './viewer'

/** What the bar on a previewed page says. */
export type PreviewedDocument = {
  /** What kind of document, and its title: 新闻：…. Empty when the preview is about nothing in particular. */
  name: string
  /** In words: never published, changed since, or as published. Empty, too. */
  state: string
  /** The page that visitors see; home when there is none yet. */
  publicPath: string
  /** Where staff edits the document; null for who came by a shared link. */
  editPath: string | null
  /** Until when a shared link works, `yyyy-MM-dd HH:mm`; null for staff. */
  expires: string | null
}

type Found = { label: string; title: string; row: object; isPublished: boolean; hasChanges: boolean }

/** What a preview is about; null for visitors. */
export async function getPreviewedDocument(viewer: Viewer): Promise<PreviewedDocument | null> {
  if (viewer.kind === 'visitor') return null
  const { document } = viewer
  const found = document && (await read(document))
  const expires = viewer.kind === 'shared' ? formatDateTime(new Date(viewer.expires).toISOString()).slice(0, 16) : null
  return {
    name: found ? [found.label, found.title].filter(Boolean).join('：') : '',
    state: found ? stateOf(found) : '',
    publicPath: found && document ? publicPathOf(document, found) : '/',
    editPath: viewer.kind === 'staff' ? editPathOf(found ? document : null) : null,
    expires,
  }
}

/** In which state a document is, in words. */
export function stateOf({ isPublished, hasChanges }: Pick<Found, 'isPublished' | 'hasChanges'>): string {
  if (!isPublished) return '尚未发布'
  return hasChanges ? '有未发布的修改' : '与已发布内容一致'
}

function publicPathOf({ slug }: DraftName, { row, isPublished }: Found): string {
  return (isPublished || !hasOwnPage(slug) ? previewAddress(slug, Object.fromEntries(Object.entries(row))) : null) ?? '/'
}

function editPathOf(document: DraftName | null): string {
  if (!document) return '/admin'
  return document.id === null ? `/admin/globals/${document.slug}` : `/admin/collections/${document.slug}/${document.id}`
}

/** Only names and states of what is public one day are read here, so that nobody needs more permission than for the preview. */
async function read({ slug, id }: DraftName): Promise<Found | null> {
  if (!hasPublicFace(slug)) return null
  return id === null ? readGlobal(slug) : readDocument(slug, id)
}

async function readDocument(slug: string, id: string): Promise<Found | null> {
  const cms = await getCms()
  if (!isCollection(slug, cms.collections)) return null
  const { config } = cms.collections[slug]
  const options = { collection: slug, id, depth: 0, overrideAccess: true, disableErrors: true } as const
  const [latest, main] = await Promise.all([cms.findByID({ ...options, draft: true }), cms.findByID({ ...options, draft: false })])
  if (!latest || !main) return null
  const row = fillBlanks(config, latest)
  const { singular } = config.labels
  return {
    label: typeof singular === 'string' ? singular : slug,
    title: String(Reflect.get(row, config.admin.useAsTitle ?? 'id')).replaceAll('\n', ' '),
    row,
    ...statesOf(main, latest),
  }
}

async function readGlobal(slug: string): Promise<Found | null> {
  const cms = await getCms()
  const config = cms.globals.config.find((global) => global.slug === slug)
  if (!config) return null
  const options = { slug: config.slug as GlobalSlug, depth: 0, overrideAccess: true } as const
  const [latest, main] = await Promise.all([cms.findGlobal({ ...options, draft: true }), cms.findGlobal({ ...options, draft: false })])
  const label = typeof config.label === 'string' ? config.label : slug
  return { label, title: '', row: latest, ...statesOf(main, latest) }
}

const isCollection = (slug: string, collections: object): slug is CollectionSlug => slug in collections

const statesOf = (main: object, latest: object) => ({
  isPublished: Reflect.get(main, '_status') === 'published',
  hasChanges: Reflect.get(latest, '_status') === 'draft',
})
