import process from 'node:process'
import { z } from 'zod'
import { previewAddress } from '@/domain/preview-address'
import { documentId } from '@/lib/document-id'
import { userAgents } from '../integration/support/user-agents'
import { publishedCollections, publishedGlobals } from '../support/slugs'
import type { Question } from './compare'
import { askJson, type Request, type Site, sites } from './sites'

const { ADMINISTRATOR_EMAIL: email, ADMINISTRATOR_PASSWORD: password } = process.env

const document = z.looseObject({ id: documentId })
const written = z.object({ doc: document })

/** A draft of the same content in both databases, and how each calls it. */
type Draft = { slug: string; page: string; of: Map<Site['name'], { name: string; link: string }> }

const titleOf = (slug: string) =>
  slug === 'questions' ? 'question' : slug === 'banners' ? 'headline' : titledByName.has(slug) ? 'name' : 'title'

const titledByName = new Set([
  ...['product-categories', 'story-categories', 'solution-categories', 'download-categories', 'staff-messages', 'documents'],
])

/** The number by which both know a document: it is the same in the fixtures. */
const orderOf = (slug: string) =>
  slug.endsWith('categories') ? 'categoryId' : slug === 'documents' ? 'attachmentId' : numbered.has(slug) ? 'articleId' : 'createdAt'

const numbered = new Set(['products', 'stories', 'solutions', 'news', 'trainings', 'questions', 'single-pages'])

/** Staff changes a document of every kind without publishing it, and begins another one. */
export async function draftEverywhere(): Promise<Draft[]> {
  const made = await Promise.all(sites.map(async (site) => ({ site, drafts: await draftAt(site) })))
  const [first] = made
  return (first?.drafts ?? []).map(({ slug, page }, index) => ({
    slug,
    page,
    of: new Map(made.map(({ site, drafts }) => [site.name, { name: drafts[index]?.name ?? '', link: drafts[index]?.link ?? '' }])),
  }))
}

type Made = { slug: string; page: string; name: string; link: string }

async function draftAt(site: Site): Promise<Made[]> {
  const { send, linkTo } = await signedIn(site)
  const made: Made[] = []
  const add = async (slug: string, row: object, name: string) => {
    const page = previewAddress(slug, { ...row })
    if (page) made.push({ slug, page, name, link: await linkTo(name) })
  }
  for (const slug of publishedCollections) {
    const title = { [titleOf(slug)]: `改了还没有发布（${slug}）`, _status: 'draft' }
    const found = await send('GET', `/cms-api/${slug}?limit=1&depth=0&sort=${orderOf(slug)}`)
    const { id } = z.object({ docs: z.tuple([document]) }).parse(found).docs[0]
    const { doc: changed } = written.parse(await send('PATCH', `/cms-api/${slug}/${id}?draft=true&depth=0`, title))
    await add(slug, changed, `${slug}.${id}`)
    // A file belongs to each of them.
    if (slug === 'documents') continue
    const placement = slug === 'banners' ? { placement: 'home' } : {}
    const { doc: begun } = written.parse(await send('POST', `/cms-api/${slug}?draft=true&depth=0`, { ...title, ...placement }))
    await add(slug, begun, `${slug}.${begun.id}`)
  }
  for (const slug of publishedGlobals) await add(slug, {}, slug)
  return made
}

async function signedIn(site: Site) {
  const json = { 'content-type': 'application/json' }
  const credentials = { path: '/cms-api/users/login', method: 'POST', headers: json, body: JSON.stringify({ email, password }) }
  const { token } = z.object({ token: z.string() }).parse(await askJson(site, credentials))
  const authorization = `JWT ${token}`
  tokens.set(site.name, authorization)
  const send = (method: string, path: string, data?: object) =>
    askJson(site, { path, method, headers: { ...json, authorization }, ...(data && { body: JSON.stringify(data) }) })
  const linkTo = async (name: string) =>
    z.object({ path: z.string() }).parse(await send('GET', `/cms-api/preview-link?document=${name}`)).path
  return { send, linkTo }
}

const tokens = new Map<Site['name'], string>()

/** Each draft on its page in both layouts, as staff sees it and as who came by its link does. */
export function previewQuestions(drafts: readonly Draft[]): Question[] {
  return drafts.flatMap((draft) =>
    Object.entries(userAgents).flatMap(([layout, agent]) => {
      const asStaff = (site: Site): Request => ({
        path: `${draft.page}${draft.page.includes('?') ? '&' : '?'}draft=1&of=${nameIn(draft, site)}`,
        headers: { 'user-agent': agent, authorization: tokens.get(site.name) ?? '' },
      })
      const byLink = (site: Site): Request => ({ path: draft.of.get(site.name)?.link ?? '', headers: { 'user-agent': agent } })
      const told = (text: string, site: Site) => withoutNames(text, draft, site)
      return [
        { title: `${draft.slug} at ${draft.page}, staff, ${layout}`, of: asStaff, told },
        { title: `${draft.slug} at ${draft.page}, by its link, ${layout}`, of: byLink, told },
      ]
    }),
  )
}

const nameIn = (draft: Draft, site: Site) => draft.of.get(site.name)?.name ?? ''

/** Staff's pages lead to the form of the document, whose address has its id; links have a signature over that. */
function withoutNames(text: string, draft: Draft, site: Site): string {
  const [slug = '', id = ''] = nameIn(draft, site).split('.')
  const { link = '' } = draft.of.get(site.name) ?? {}
  const signature = new URL(link, 'http://localhost').searchParams.get('preview') ?? ''
  const names: [name: string, told: string][] = [
    [signature, '(signature)'],
    [encodeURIComponent(signature), '(signature)'],
    ...(id ? [[`${slug}.${id}`, `${slug}.(id)`] as const, [`${slug}/${id}`, `${slug}/(id)`] as const] : []).map(
      ([name, told]): [string, string] => [name, told],
    ),
  ]
  return names.reduce((told, [name, replacement]) => (name ? told.replaceAll(name, replacement) : told), text)
}
