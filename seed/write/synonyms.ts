import type { Source } from './source'

/** Words that mean the same. A group is known by all of them, as editors see it. */
export async function seedSynonyms({ fixtures, writer }: Pick<Source, 'fixtures' | 'writer'>): Promise<void> {
  for (const words of fixtures.synonyms) {
    await writer.create({ collection: 'synonyms', key: words.join(' = '), data: () => ({ words: words.map((word) => ({ word })) }) })
  }
}
