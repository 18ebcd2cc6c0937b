import type { ArrayField, ArrayFieldValidation } from 'payload'
import { array } from 'payload/shared'
import { z } from 'zod'
import { foldName } from '../../src/domain/search/fold'
import { oneLine } from './one-line'

const words = z.array(z.object({ word: z.string() }))

/** A group is known by its first word, in spreadsheets too: two groups that begin alike would be one. */
const beginsAlone: ArrayFieldValidation = async (value, options) => {
  const [first] = words.safeParse(value).data ?? []
  const problem = await array(value, options)
  const { id, previousValue, req } = options
  const [previous] = words.safeParse(previousValue).data ?? []
  if (problem !== true || !first || first.word === previous?.word) return problem
  const { docs } = await req.payload.find({
    ...{ collection: 'synonyms', depth: 0, pagination: false, overrideAccess: true, req },
    ...{ select: { words: true }, where: id === undefined ? {} : { id: { not_equals: id } } },
  })
  const isTaken = docs.some(({ words: [other] }) => other && foldName(other.word) === foldName(first.word))
  return !isTaken || `已有一组同义词以“${first.word}”开头，请把叫法加到那一组。`
}

/** The words of a group of synonyms. */
export const synonymWords: ArrayField = {
  name: 'words',
  type: 'array',
  label: '叫法',
  labels: { singular: '叫法', plural: '叫法' },
  required: true,
  minRows: 2,
  maxRows: 20,
  validate: beginsAlone,
  admin: { description: '至少两个。大小写和全角半角不用另写。' },
  fields: [oneLine('word', '叫法', { required: true, maxLength: 40 })],
}
