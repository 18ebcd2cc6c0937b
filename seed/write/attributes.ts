import type { Payload, PayloadRequest, RequiredDataFromCollectionSlug } from 'payload'
import { WITHOUT_AUDIT } from '../../collections/hooks/audit'
import type { DocumentId } from '../../src/lib/document-id'
import type { Fixtures } from '../load-fixtures'
import { present, type Source } from './source'

type Fixture = Fixtures['attributes'][number]

/** What parameters are, after the categories that they are for and before the products that name them. */
export async function seedAttributes({ fixtures, writer }: Source): Promise<void> {
  for (const [index, attribute] of fixtures.attributes.entries()) {
    const data = () => dataOf(attribute, index, (id) => writer.id('product-categories', id))
    await writer.create({ collection: 'attributes', key: attribute.key, data })
  }
}

type Creation = {
  payload: Payload
  req: Partial<PayloadRequest>
  attributes: readonly Fixture[]
  /** Database ids by their public numbers. */
  categories: ReadonlyMap<number, DocumentId>
}

/** The same for a site that has its own content: categories that it doesn't have are left out. */
export async function createAttributes({ payload, req, attributes, categories }: Creation): Promise<void> {
  for (const [index, attribute] of attributes.entries()) {
    const data = dataOf(attribute, index, (id) => categories.get(id))
    await payload.create({ collection: 'attributes', data, depth: 0, overrideAccess: true, context: WITHOUT_AUDIT, req })
  }
}

type Data = RequiredDataFromCollectionSlug<'attributes'>

function dataOf({ choices, categories, ...attribute }: Fixture, index: number, categoryId: (id: number) => DocumentId | undefined): Data {
  return {
    ...attribute,
    choices: choices.map(({ aliases, ...choice }) => ({ ...choice, aliases: aliases.join(', ') || undefined })),
    categories: present(categories.map(categoryId)),
    sortOrder: (index + 1) * 10,
  }
}
