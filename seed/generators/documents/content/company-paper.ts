import { h2, t } from '../core/html'
import type { Spec } from '../core/spec'
import { cover, coverCss } from '../layout/cover'
import { papers } from '../layout/document'

export type CompanyPaper = Pick<Spec, 'id' | 'name' | 'file' | 'edition' | 'publishedAt' | 'sort'> & {
  isReport?: boolean
  label: string
  title: string
  subtitle: string
  number: string
  scene: string
  lead: string
  /** Headings are numbered 一、二、… */
  chapters: () => { title: string; blocks: string[] }[]
  publisher?: string
}

const numerals = ['一', '二', '三', '四', '五', '六', '七', '八']

/** A company's own paper: cover with a scene, opening words, chapters. */
export function companyPaper({
  isReport = false,
  label,
  title,
  subtitle,
  number,
  scene,
  lead,
  chapters,
  publisher,
  ...spec
}: CompanyPaper): Spec {
  const html = async () =>
    papers({
      title: spec.name,
      running: title,
      number,
      publisher,
      css: coverCss,
      before: await cover({ kind: label, title, subtitle, picture: scene, edition: spec.edition, number, scene: true, publisher }),
      flow: `<div class="lead">${t(lead)}</div>${chapters()
        .map((chapter, index) => `${h2(`${numerals[index] ?? ''}、${chapter.title}`)}${chapter.blocks.join('')}`)
        .join('')}`,
    })
  return { ...spec, kind: isReport ? '检测报告' : '产品样本', products: [], content: { type: 'pdf', html } }
}
