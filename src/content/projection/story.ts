/** Customer stories in the legacy shapes (spec: prod-api/endpoints). */
import type { z } from 'zod'
import type * as rows from '../../contract/prod-api/rows'
import type { Story, StoryCard, StoryCategory } from '../../contract/stories'
import { flagOf, toProductRow, urlOf } from './product'

export function toCaseCategoryRow({ id, name, banner, cover, subTitle }: StoryCategory): z.infer<typeof rows.caseCategoryRow> {
  return { categoryId: id, categoryName: name, banner: urlOf(banner), cover: urlOf(cover), subTitle }
}

export function toCaseRow(card: StoryCard): z.infer<typeof rows.caseRow> {
  return {
    articleId: card.id,
    title: card.title,
    cover: urlOf(card.cover),
    categoryId: card.categoryId,
    categoryName: card.categoryName,
    isRecommended: flagOf(card.isRecommended),
  }
}

/** A story's detail, with the misspelt keys of its four solution points. */
export function toCaseDetail(story: Story): z.infer<typeof rows.caseDetail> {
  const point = (index: number) => story.solutionPoints[index] ?? { title: '', content: '' }
  return {
    articleId: story.id,
    categoryId: story.categoryId,
    categoryName: story.categoryName,
    subTitle: story.subTitle,
    banner: urlOf(story.banner),
    video: story.video,
    title: story.title,
    customerName: story.customerName,
    projectAddress: story.projectAddress,
    projectTime: story.projectTime,
    content: story.overview,
    requirementBackgroundImage: urlOf(story.requirementImage),
    requirementContent: story.requirementContent,
    solutionTitile1: point(0).title,
    solutionTitile2: point(1).title,
    solutionTitile3: point(2).title,
    solutionTitile4: point(3).title,
    solutionContent1: point(0).content,
    solutionContent2: point(1).content,
    solutionContent3: point(2).content,
    solutionContent4: point(3).content,
    projectOutcomeBackgroundImage: urlOf(story.outcomeImage),
    projectOutcomeContent: story.outcomeContent,
    productList: story.products.map(toProductRow),
    solutionList: story.solutions.map(({ id, title, subTitle, cover }) => ({ articleId: id, title, subTitle, cover: urlOf(cover) })),
  }
}
