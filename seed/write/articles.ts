import { mediaFilename } from './media'
import { needed, type Source, toInstant } from './source'

/** News, trainings and staff messages. */
export async function seedArticles({ fixtures, writer, toRichText }: Source): Promise<void> {
  const pictureId = (file: string | undefined) => (file ? writer.id('media', mediaFilename(file)) : undefined)

  for (const article of fixtures.news) {
    await writer.create({
      collection: 'news',
      key: article.id,
      data: () => ({
        articleId: article.id,
        title: article.title,
        cover: pictureId(article.cover),
        banner: pictureId(article.banner),
        isNew: article.isNew,
        officialAccountsUrl: article.officialAccountsUrl,
        publishedAt: toInstant(article.publishedAt),
        sortOrder: article.sort,
        content: toRichText(article.content),
        _status: 'published',
      }),
    })
  }
  for (const training of fixtures.trainings) {
    await writer.create({
      collection: 'trainings',
      key: training.id,
      data: () => ({
        articleId: training.id,
        title: training.title,
        cover: needed(pictureId(training.cover), `图片 ${training.cover}`),
        officialAccountsUrl: training.officialAccountsUrl,
        publishedAt: toInstant(training.publishedAt),
        sortOrder: training.sort,
        content: toRichText(training.content),
        _status: 'published',
      }),
    })
  }
  for (const message of fixtures.staffMessages) {
    await writer.create({
      collection: 'staff-messages',
      key: message.name,
      data: () => ({
        name: message.name,
        position: message.position,
        cover: needed(pictureId(message.cover), `图片 ${message.cover}`),
        message: message.message,
        sortOrder: message.sort,
        _status: 'published',
      }),
    })
  }
}
