import type { CollectionBeforeOperationHook, Where } from 'payload'

/** No legacy number is as small: a condition that nothing fulfils. */
const NO_NUMBER = -1

/**
 * Lets the search of a list find documents by their number, too. The search asks every field with `like`, which MongoDB
 * refuses for a number that isn't one: a number field is asked for the very number, or for none.
 */
export const searchNumbers: CollectionBeforeOperationHook = ({ args, collection, operation }) => {
  if (operation !== 'read' || !('where' in args) || !args.where) return args
  const numbers = new Set(collection.flattenedFields.flatMap(({ name, type }) => (type === 'number' ? [name] : [])))
  return { ...args, where: withNumbers(args.where, numbers) }
}

/** The same condition with `like` on number fields made exact. */
export function withNumbers(where: Where, numbers: ReadonlySet<string>): Where {
  return Object.fromEntries(
    Object.entries(where).map(([name, condition]) => {
      if (Array.isArray(condition)) return [name, condition.map((part) => withNumbers(part, numbers))]
      const text: unknown = numbers.has(name) ? condition.like : undefined
      return [name, text === undefined ? condition : { equals: numberOf(text) }]
    }),
  )
}

function numberOf(text: unknown): number {
  const trimmed = String(text).trim()
  return /^\d{1,9}$/.test(trimmed) ? Number(trimmed) : NO_NUMBER
}
