import { present, type Source } from './source'

/** What products say of one another, once all of them exist. */
export async function seedProductRelations({ fixtures, writer }: Source): Promise<void> {
  const idsOf = (numbers: readonly string[]) => present(numbers.map((number) => writer.id('products', number)))
  for (const { id, accessories, spareParts, replacedBy } of fixtures.productRelations) {
    const data = { accessories: idsOf(accessories), spareParts: idsOf(spareParts), replacedBy: idsOf(replacedBy) }
    await writer.complete('products', writer.id('products', id), data)
  }
}
