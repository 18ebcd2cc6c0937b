import { present, type Source } from './source'

/** What products say of one another, once all of them exist. */
export async function seedProductRelations(source: Source): Promise<void> {
  const { productRelations, selectivity } = source.fixtures
  const numbers = new Set([...productRelations, ...selectivity].map(({ id }) => id))
  for (const number of numbers) {
    const data = { ...relationsOf(source, number), ...selectivityOf(source, number) }
    await source.writer.complete('products', source.writer.id('products', number), data)
  }
}

function relationsOf({ fixtures, writer }: Source, number: string) {
  const said = fixtures.productRelations.find(({ id }) => id === number)
  const idsOf = (numbers: readonly string[]) => present(numbers.map((one) => writer.id('products', one)))
  return said && { accessories: idsOf(said.accessories), spareParts: idsOf(said.spareParts), replacedBy: idsOf(said.replacedBy) }
}

function selectivityOf({ fixtures, writer }: Source, number: string) {
  const said = fixtures.selectivity.find(({ id }) => id === number)
  if (!said) return undefined
  const rows = said.rows.flatMap(({ product, from, upTo, limit }) => {
    const id = writer.id('products', product)
    return id === undefined ? [] : [{ product: id, from, upTo, limit }]
  })
  return { selectivity: rows, selectivityConditions: said.conditions }
}
