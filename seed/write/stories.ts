import { mediaFilename } from './media'
import { needed, present, type Source, toInstant } from './source'

/** Story categories and stories, and then what points to stories: products and solution categories. */
export async function seedStories(source: Source): Promise<void> {
  await seedCategories(source)
  const { fixtures, writer, toRichText } = source
  const pictureId = (file: string) => writer.id('media', mediaFilename(file))

  for (const story of fixtures.stories) {
    await writer.create({
      collection: 'stories',
      key: story.id,
      data: () => ({
        articleId: story.id,
        title: story.title,
        subTitle: story.subTitle,
        excerpt: story.excerpt,
        category: needed(writer.id('story-categories', story.category), `案例分类 ${story.category}`),
        cover: needed(pictureId(story.cover), `图片 ${story.cover}`),
        banner: pictureId(story.banner),
        video: story.video ? pictureId(story.video) : undefined,
        customerName: story.customerName,
        projectAddress: story.projectAddress,
        projectTime: story.projectTime,
        figures: story.figures,
        overview: toRichText(story.overview),
        requirementImage: pictureId(story.requirementImage),
        requirementContent: story.requirementContent,
        solutionPoints: story.solutionPoints,
        outcomeImage: pictureId(story.outcomeImage),
        outcomeContent: story.outcomeContent,
        products: present(story.products.map((id) => writer.id('products', id))),
        solutions: present(story.solutions.map((id) => writer.id('solutions', id))),
        isRecommended: story.isRecommended,
        publishedAt: toInstant(story.publishedAt),
        sortOrder: story.sort,
        _status: 'published',
      }),
    })
  }
  await linkStories(source)
}

async function seedCategories({ fixtures, writer }: Source): Promise<void> {
  for (const category of fixtures.storyCategories) {
    await writer.create({
      collection: 'story-categories',
      key: category.id,
      data: () => ({
        categoryId: category.id,
        name: category.name,
        subTitle: category.subTitle,
        banner: writer.id('media', mediaFilename(category.banner)),
        cover: writer.id('media', mediaFilename(category.cover)),
        sortOrder: category.sort,
        _status: 'published',
      }),
    })
  }
}

/** A product's related stories are those that name it. */
async function linkStories({ fixtures, writer }: Source): Promise<void> {
  const storyIds = (ids: readonly number[]) => present(ids.map((id) => writer.id('stories', id)))
  for (const { id } of fixtures.products) {
    const naming = fixtures.stories.filter(({ products }) => products.includes(id)).map((story) => story.id)
    if (naming.length > 0) await writer.complete('products', writer.id('products', id), { stories: storyIds(naming) })
  }
  for (const { id, stories } of fixtures.solutionCategories) {
    await writer.complete('solution-categories', writer.id('solution-categories', id), { stories: storyIds(stories) })
  }
}
