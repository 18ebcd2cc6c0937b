import { present, type Source, toInstant } from './source'

/** The questions, in the order of their fixtures. One that belongs to nothing but what editors have deleted is left out. */
export async function seedQuestions({ fixtures, writer, toRichText }: Source): Promise<void> {
  for (const [index, { id, question, answer, topics, publishedAt, ...places }] of fixtures.questions.entries()) {
    const products = present(places.products.map((product) => writer.id('products', product)))
    const categories = present(places.categories.map((category) => writer.id('product-categories', category)))
    if (topics.length + products.length + categories.length === 0) continue
    await writer.create({
      collection: 'questions',
      key: id,
      data: () => ({
        articleId: id,
        question,
        answer: toRichText(answer),
        topics,
        products,
        categories,
        publishedAt: toInstant(publishedAt),
        sortOrder: (index + 1) * 10,
        _status: 'published',
      }),
    })
  }
}
