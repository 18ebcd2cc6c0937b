import { present, type Source } from './source'

/** What parameters are, after the categories that they are for and before the products that name them. */
export async function seedAttributes({ fixtures, writer }: Source): Promise<void> {
  for (const [index, { categories, choices, ...attribute }] of fixtures.attributes.entries()) {
    await writer.create({
      collection: 'attributes',
      key: attribute.key,
      data: () => ({
        ...attribute,
        choices: choices.map(({ aliases, ...choice }) => ({ ...choice, aliases: aliases.join(', ') || undefined })),
        categories: present(categories.map((id) => writer.id('product-categories', id))),
        sortOrder: (index + 1) * 10,
      }),
    })
  }
}
