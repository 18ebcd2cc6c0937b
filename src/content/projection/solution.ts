/** Solutions in the legacy shapes (spec: prod-api/endpoints). */
import type { z } from 'zod'
import type * as rows from '../../contract/prod-api/rows'
import type { Solution, SolutionCard, SolutionCategory, SolutionCategoryNode } from '../../contract/solutions'
import { urlOf } from './product'

export function toSolutionCategoryRow({ id, name, children }: SolutionCategoryNode): z.infer<typeof rows.solutionCategoryRow> {
  return {
    categoryId: id,
    categoryName: name,
    childrenCategoryList: children.map((child) => ({
      categoryId: child.id,
      categoryName: child.name,
      childrenCategoryList: [],
    })),
  }
}

export function toSolutionRow(card: SolutionCard): z.infer<typeof rows.solutionRow> {
  return {
    articleId: card.id,
    title: card.title,
    subTitle: card.subTitle,
    cover: urlOf(card.cover),
    categoryId: card.categoryId,
    categoryName: card.categoryName,
  }
}

export function toSolutionDetail(solution: Solution): z.infer<typeof rows.solutionDetail> {
  return {
    articleId: solution.id,
    title: solution.title,
    content: solution.content,
    categoryAbstract: solution.categoryAbstract,
    cover: urlOf(solution.cover),
    categoryName: solution.categoryName,
    categoryId: solution.categoryId,
  }
}

export function toSolutionCategoryDetail(category: SolutionCategory): z.infer<typeof rows.solutionCategoryDetail> {
  const value = (index: number) => category.applicationValues[index] ?? { title: '', content: '' }
  return {
    categoryId: category.id,
    categoryName: category.name,
    subTitle: category.subTitle,
    banner: urlOf(category.banner),
    cover: urlOf(category.cover),
    categoryAbstract: category.abstract,
    applicationValueTitle1: value(0).title,
    applicationValueTitle2: value(1).title,
    applicationValueTitle3: value(2).title,
    applicationValueContent1: value(0).content,
    applicationValueContent2: value(1).content,
    applicationValueContent3: value(2).content,
    caseList: category.stories.map((story) => ({
      articleId: story.id,
      title: story.title,
      content: story.content,
      banner: urlOf(story.banner),
      cover: urlOf(story.cover),
    })),
  }
}
