import { closing } from '../blocks/closing'
import { product } from '../core/fixtures'
import { h2, t } from '../core/html'
import type { Spec } from '../core/spec'
import { cover, coverCss } from '../layout/cover'
import { papers } from '../layout/document'

type Section = { id: string; title: string; blocks: (string | Promise<string>)[]; newPage?: boolean }

export type Catalogue = {
  id: number
  name: string
  file: string
  products: string[]
  publishedAt: string
  edition: string
  /** Document number: `HELVO-C-HM3`. */
  number: string
  kind?: string
  title: string
  subtitle: string
  lead: string
  /** Product whose picture is on the cover, or a picture. */
  picture: string
  scene?: boolean
  sections: () => Section[]
  remarks: string[]
  sort?: number
}

/** A series catalogue: cover, opening page with contents, sections, closing notes. */
export function catalogue(item: Catalogue): Spec {
  const { id, name, file, products, publishedAt, edition, sort } = item
  return { id, name, file, kind: '产品样本', edition, publishedAt, products, sort, content: { type: 'pdf', html: () => pages(item) } }
}

async function pages({
  name,
  kind = '产品样本',
  title,
  subtitle,
  lead,
  picture,
  scene,
  edition,
  number,
  sections,
  remarks,
}: Catalogue): Promise<string> {
  const parts = sections()
  const contents = parts.map((part) => `<div><span>${t(part.title)}</span><span data-page-of="${part.id}"></span></div>`).join('')
  const opening = `<div class="lead">${t(lead)}</div><div class="toc">${contents}</div>`
  const blocks = await Promise.all(
    parts.map(
      async (part) =>
        `${part.newPage ? '<div class="break"></div>' : ''}${h2(part.title, part.id)}${(await Promise.all(part.blocks)).join('')}`,
    ),
  )
  const file = picture.includes('/') ? picture : product(picture).cover
  const numbered = `${number}　${edition}`
  return papers({
    title: name,
    number: numbered,
    css: coverCss,
    before: await cover({ kind, title, subtitle, picture: file, edition, number, scene }),
    flow: [opening, ...blocks, closing(remarks)].join(''),
  })
}
