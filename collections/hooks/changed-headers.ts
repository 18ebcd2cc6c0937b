import type { PayloadRequest } from 'payload'
import { idOf } from '../../src/lib/references'
import type { PageHeader } from '../../src/payload-types'

type Headers = { pages?: PageHeader['pages'] }

/** The page headers with the changed ones before the others, so that the preview shows a page that an editor works on. */
export async function changedHeadersFirst(draft: Headers, req: PayloadRequest): Promise<Headers> {
  const published = await req.payload.findGlobal({ slug: 'page-headers', depth: 0, draft: false, overrideAccess: true, req })
  const known = new Set(published.pages?.map(textOf))
  const pages = draft.pages ?? []
  const isChanged = (header: (typeof pages)[number]) => !known.has(textOf(header))
  return { pages: [...pages.filter(isChanged), ...pages.filter((header) => !isChanged(header))] }
}

/** What makes two headers the same; ids of rows don't. */
const textOf = ({ page, title, line, image, tone, steps }: NonNullable<PageHeader['pages']>[number]) =>
  JSON.stringify([page, title, line, idOf(image), tone, (steps ?? []).map(({ text }) => text)])
