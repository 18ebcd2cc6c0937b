import { needed, type Source } from './source'

/** What others call our order codes. */
export async function seedCodeAliases({ fixtures, writer }: Source): Promise<void> {
  for (const { product, ...alias } of fixtures.codeAliases) {
    await writer.create({
      collection: 'code-aliases',
      key: alias.code,
      data: () => ({ ...alias, product: needed(writer.id('products', product), `产品 ${product}`) }),
    })
  }
}
