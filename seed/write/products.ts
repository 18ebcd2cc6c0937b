import { seedAttributes } from './attributes'
import { mediaFilename } from './media'
import { needed, present, type Source, toInstant } from './source'

/** The category tree, what parameters are, then the products; their stories are added when those exist (see stories.ts). */
export async function seedProducts(source: Source): Promise<void> {
  await seedCategories(source)
  await seedAttributes(source)
  const { fixtures, writer, toRichText } = source
  const rules = new Map(fixtures.orderCodes.map(({ id, ...rule }) => [id, rule]))
  const mediumId = (file: string) => writer.id('media', mediaFilename(file))

  for (const product of fixtures.products) {
    await writer.create({
      collection: 'products',
      key: product.id,
      data: () => ({
        articleId: product.id,
        title: product.title,
        model: product.model,
        category: needed(writer.id('product-categories', product.category), `产品分类 ${product.category}`),
        cover: needed(mediumId(product.cover), `图片 ${product.cover}`),
        gallery: present(product.gallery.map(mediumId)),
        turntable: product.turntable ? mediumId(product.turntable) : undefined,
        isHot: product.isHot,
        isNew: product.isNew,
        publishedAt: toInstant(product.publishedAt),
        sortOrder: product.sort,
        kbsId: product.kbsId,
        summary: product.summary,
        keyFigures: product.keyFigures,
        mainParameters: product.mainParameters,
        coreFunctions: product.coreFunctions,
        parameterImage: product.parameterImage ? mediumId(product.parameterImage) : undefined,
        parameters: product.parameters.map(({ attributes, ...row }) => ({
          ...row,
          attributes: present(attributes.map((key) => writer.id('attributes', key))),
        })),
        orderingRule: rules.get(product.id),
        description: toRichText(product.description),
        documents: present(
          fixtures.documents.filter(({ products }) => products.includes(product.id)).map(({ id }) => writer.id('documents', id)),
        ),
        _status: 'published',
      }),
    })
  }
}

async function seedCategories({ fixtures, writer }: Source): Promise<void> {
  for (const [index, { children, ...category }] of fixtures.productCategories.entries()) {
    const parent = await writer.create({
      collection: 'product-categories',
      key: category.id,
      data: () => ({
        categoryId: category.id,
        name: category.name,
        icon: category.icon,
        description: category.description,
        sortOrder: (index + 1) * 10,
        _status: 'published',
      }),
    })
    for (const [childIndex, child] of children.entries()) {
      await writer.create({
        collection: 'product-categories',
        key: child.id,
        data: () => ({
          categoryId: child.id,
          name: child.name,
          description: child.description,
          parent,
          sortOrder: (childIndex + 1) * 10,
          _status: 'published',
        }),
      })
    }
  }
}
