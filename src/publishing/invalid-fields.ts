import {
  beforeChangeTraverseFields,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  type SanitizedGlobalConfig,
  type ValidationFieldError,
} from 'payload'
import type { DocumentId } from '../lib/document-id'

/** A collection or a global, one of them. */
export type Entity = { collection: SanitizedCollectionConfig; global: null } | { collection: null; global: SanitizedGlobalConfig }

type Asked = { id: DocumentId | null; data: object; stored: object }

/**
 * What would be refused if a document were published now: the very rules of its fields, run by Payload as publishing runs them, so that
 * the list can't say anything else than the refusal. Nothing is written.
 */
export async function invalidFields(req: PayloadRequest, entity: Entity, { id, data, stored }: Asked): Promise<ValidationFieldError[]> {
  const errors: ValidationFieldError[] = []
  // Hooks of fields put their values into what they are given.
  const [typed, doc] = [structuredClone(data), structuredClone(stored)]
  await beforeChangeTraverseFields({
    ...entity,
    ...(id === null ? {} : { id }),
    fields: (entity.collection ?? entity.global).fields,
    ...{ data: typed, siblingData: typed, doc, siblingDoc: doc, docWithLocales: doc, siblingDocWithLocales: doc },
    ...{ errors, mergeLocaleActions: [], context: {}, operation: 'update', overrideAccess: true, req },
    ...{ fieldLabelPath: '', parentIndexPath: '', parentPath: '', parentSchemaPath: '', parentIsLocalized: false },
  })
  return errors
}
