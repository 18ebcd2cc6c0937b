import type { Usage, Usages } from './find-usages'

/** How many places are named; the rest is counted. */
const NAMED = 3

/** A usage in words: 产品“HM3-250 塑壳断路器”（封面、图集）. */
export function describeUsage({ owner, title, fields, isTrashed }: Usage): string {
  const notes = [...fields, ...(isTrashed ? ['在回收站'] : [])].join('、')
  return `${owner}${title ? `“${title}”` : ''}（${notes}）`
}

/** The first places and their number, for a message. */
export function describeUsages({ first, total }: Usages): string {
  const named = first.slice(0, NAMED).map(describeUsage).join('、')
  return total > NAMED ? `${named}等 ${total} 处` : named
}
