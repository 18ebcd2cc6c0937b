import type { LegacyStory, LegacyStoryCategory } from '../source/shapes'
import { oneLine, plainText } from './plain-text'
import { pointsOf } from './points'
import { document, html, medium, namesOfEmpty, type Remark, type Wanted } from './wanted'

export const mapStoryCategory = ({ id, name, subtitle, banner, cover }: LegacyStoryCategory): Wanted => ({
  place: 'story-categories',
  key: String(id),
  title: name,
  fields: {
    categoryId: id,
    name: name.trim() || String(id),
    subTitle: subtitle.trim(),
    banner: medium(banner, name),
    cover: medium(cover, name),
  },
  remarks: [],
})

/** A customer story; its numbered points become a list (spec: moving/stories). */
export function mapStory(story: LegacyStory): Wanted {
  const { id, title, detail } = story
  const remarks: Remark[] = detail === null ? [{ kind: 'no-detail', about: title }] : []
  const category = story.categoryId ?? detail?.categoryId ?? null
  const either = {
    category: category === null ? null : document('story-categories', category),
    cover: medium(story.cover ?? detail?.banner ?? null, title),
  }
  return {
    place: 'stories',
    key: String(id),
    title,
    fields: {
      articleId: id,
      title: oneLine(title, remarks) || String(id),
      ...either,
      isRecommended: story.isRecommended === true,
      ...(detail && fieldsOfDetail(detail, title, remarks)),
    },
    untold: [...(detail === null ? namesOfEmpty({ title, ...either }) : []), ...(story.isRecommended === null ? ['isRecommended'] : [])],
    remarks,
  }
}

function fieldsOfDetail(detail: NonNullable<LegacyStory['detail']>, title: string, remarks: Remark[]) {
  return {
    subTitle: oneLine(detail.subtitle, remarks),
    banner: medium(detail.banner, title),
    video: medium(detail.video, `${title} 视频`),
    customerName: oneLine(detail.customerName, remarks),
    projectAddress: oneLine(detail.projectAddress, remarks),
    projectTime: oneLine(detail.projectTime, remarks),
    overview: html(detail.content, title),
    requirementImage: medium(detail.requirementImage, `${title} 客户需求`),
    requirementContent: plainText(detail.requirementContent, remarks),
    solutionPoints: pointsOf(detail.solutionPoints, remarks),
    outcomeImage: medium(detail.outcomeImage, `${title} 项目成果`),
    outcomeContent: plainText(detail.outcomeContent, remarks),
    products: detail.products.map(({ id }) => document('products', id)),
    solutions: detail.solutions.map(({ id }) => document('solutions', id)),
  }
}
