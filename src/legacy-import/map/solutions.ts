import type { LegacySolution, LegacySolutionCategory } from '../source/shapes'
import { oneLine } from './plain-text'
import { pointsOf } from './points'
import { document, html, medium, namesOfEmpty, type Remark, type Wanted } from './wanted'

/** A category of solutions; its stories are written when those are there. */
export function mapSolutionCategory({ id, name, parentId, detail }: LegacySolutionCategory): { category: Wanted; stories: number[] } {
  const remarks: Remark[] = detail === null ? [{ kind: 'no-detail', about: name }] : []
  const fields = {
    categoryId: id,
    name: name.trim() || String(id),
    parent: parentId === null ? null : document('solution-categories', parentId),
    ...(detail && {
      subTitle: oneLine(detail.subtitle, remarks),
      banner: medium(detail.banner, name),
      cover: medium(detail.cover, name),
      abstract: html(detail.abstract, name),
      applicationValues: pointsOf(detail.applicationValues, remarks),
    }),
  }
  const category: Wanted = { place: 'solution-categories', key: String(id), title: name, fields, remarks }
  return { category, stories: (detail?.stories ?? []).map((story) => story.id) }
}

export function mapSolution({ id, title, subtitle, cover, categoryId, detail }: LegacySolution): Wanted {
  const remarks: Remark[] = detail === null ? [{ kind: 'no-detail', about: title }] : []
  const category = categoryId ?? detail?.categoryId ?? null
  const either = {
    cover: medium(cover ?? detail?.cover ?? null, title),
    category: category === null ? null : document('solution-categories', category),
  }
  return {
    place: 'solutions',
    key: String(id),
    title,
    fields: {
      articleId: id,
      title: oneLine(title, remarks) || String(id),
      subTitle: oneLine(subtitle, remarks),
      ...either,
      ...(detail && { content: html(detail.content, title) }),
    },
    untold: detail === null ? namesOfEmpty({ title, ...either }) : [],
    remarks,
  }
}
