import type { SanitizedConfig } from 'payload'

type Args = Parameters<NonNullable<SanitizedConfig['typescript']['schema']>[number]>[0]
type Schema = Args['jsonSchema']

/** As `DocumentId` (src/lib/document-id.ts). */
const id: Schema = { type: ['number', 'string'] }

/**
 * Makes the generated types say that ids are numbers or strings, as the databases have them: whoever takes them for numbers is told by
 * the compiler, and not by a site on MongoDB that lacks its pictures (record 0051).
 */
export const idsOfBothDatabases = ({ jsonSchema }: Args): Schema => widened(jsonSchema)

function widened(schema: Schema): Schema {
  const { properties, oneOf, items, definitions } = schema
  return {
    ...schema,
    ...(definitions && { definitions: widenedEach(definitions) }),
    ...(properties && { properties: { ...widenedEach(properties), ...idsAmong(properties) } }),
    ...(oneOf && { oneOf: isRelation(oneOf) ? oneOf.map(widenedReference) : oneOf.map(widened) }),
    ...(items && { items: Array.isArray(items) ? items.map(widened) : widened(items) }),
  }
}

const widenedEach = (schemas: Record<string, Schema>) =>
  Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, widened(schema)]))

const idsAmong = (properties: Record<string, Schema>) =>
  Object.fromEntries(['id', 'defaultIDType'].filter((name) => properties[name]?.type === 'number').map((name) => [name, id]))

const isRelation = (choices: readonly Schema[]) => choices.some(({ $ref }) => $ref !== undefined)

function widenedReference(choice: Schema): Schema {
  if (choice.type === 'number') return id
  const isOptional = Array.isArray(choice.type) && choice.type.includes('number') && choice.type.includes('null')
  return isOptional ? { type: ['number', 'string', 'null'] } : widened(choice)
}
