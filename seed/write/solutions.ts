import { mediaFilename } from './media'
import { needed, type Source, toInstant } from './source'

/** Solution categories and solutions; the categories' stories are added when those exist (see stories.ts). */
export async function seedSolutions({ fixtures, writer, toRichText }: Source): Promise<void> {
  const pictureId = (file: string) => writer.id('media', mediaFilename(file))

  for (const category of fixtures.solutionCategories) {
    await writer.create({
      collection: 'solution-categories',
      key: category.id,
      data: () => ({
        categoryId: category.id,
        name: category.name,
        subTitle: category.subTitle,
        banner: pictureId(category.banner),
        cover: pictureId(category.cover),
        abstract: toRichText(category.abstract),
        applicationValues: category.applicationValues,
        sortOrder: category.sort,
        _status: 'published',
      }),
    })
  }
  for (const solution of fixtures.solutions) {
    await writer.create({
      collection: 'solutions',
      key: solution.id,
      data: () => ({
        articleId: solution.id,
        title: solution.title,
        subTitle: solution.subTitle,
        cover: needed(pictureId(solution.cover), `图片 ${solution.cover}`),
        content: toRichText(solution.content),
        category: needed(writer.id('solution-categories', solution.category), `方案分类 ${solution.category}`),
        publishedAt: toInstant(solution.publishedAt),
        sortOrder: solution.sort,
        _status: 'published',
      }),
    })
  }
}
