import { contractKeys } from './contract-keys'

/** Keys of an answer, at any depth, that the contract doesn't know and that have content: `remark`, `createBy`. */
export function findUnknownKeys(answer: unknown): string[] {
  const found = new Set<string>()
  // By a list of what is still to see: an answer may be nested as deep as it likes.
  const waiting = [answer]
  while (waiting.length > 0) {
    const value = waiting.pop()
    for (const [key, inner] of isObject(value) ? Object.entries(value) : []) {
      const isKnown = Array.isArray(value) || contractKeys.has(key)
      if (isKnown && isObject(inner)) waiting.push(inner)
      else if (!isKnown && hasContent(inner)) found.add(key)
    }
  }
  return [...found]
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

function hasContent(value: unknown): boolean {
  if (value === null || value === '' || value === 0 || value === false) return false
  return !isObject(value) || Object.keys(value).length > 0
}
