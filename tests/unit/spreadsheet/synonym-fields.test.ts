import fc from 'fast-check'
import type { FlattenedField } from 'payload'
import { expect, it } from 'vitest'
import { synonymFields } from '@/spreadsheet/synonym-fields'
import { synonymWords } from '../../../collections/fields/synonym-words'

const [others] = synonymFields([{ ...synonymWords, flattenedFields: synonymWords.fields } as FlattenedField])

const word = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 15 }).map((one) => one.replaceAll(/\s/g, ' ').trim())
const words = fc.array(
  word.filter((one) => one !== '' && one.length <= 40),
  { minLength: 1, maxLength: 19 },
)

/** spec: content/synonyms-in-sheets */
it('the other words of a group come back from a sheet as they went, whatever signs they have', () => {
  fc.assert(
    fc.property(words, (given) => {
      const [cell = ''] =
        others?.write({ id: 1, words: ['首', ...given].map((one) => ({ word: one })), updatedAt: '', createdAt: '' }) ?? []
      expect(others?.read([cell], undefined)).toEqual({ cells: [cell], patch: { words: given.map((one) => ({ word: one })) } })
    }),
  )
})
