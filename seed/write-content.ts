import type { SanitizedConfig } from 'payload'
import type { Fixtures } from './load-fixtures'
import { markdownConverter } from './markdown'
import { seedArticles } from './write/articles'
import { seedCodeAliases } from './write/code-aliases'
import { seedDocuments } from './write/documents'
import { seedMedia } from './write/media'
import { seedPages } from './write/pages'
import { seedProductRelations } from './write/product-relations'
import { seedProducts } from './write/products'
import { seedQuestions } from './write/questions'
import { seedSolutions } from './write/solutions'
import { seedStories } from './write/stories'
import { seedSynonyms } from './write/synonyms'
import type { Writer } from './writer'

/** Writes all fixtures in the order in which they refer to each other. What is there already is left alone. */
export async function writeContent(fixtures: Fixtures, writer: Writer, config: SanitizedConfig): Promise<void> {
  await seedMedia(fixtures, writer)
  const toRichText = await markdownConverter(config, writer.ids('media'))
  const source = { fixtures, writer, toRichText }

  await seedDocuments(source)
  await seedProducts(source)
  await seedProductRelations(source)
  await seedCodeAliases(source)
  await seedSynonyms(source)
  await seedSolutions(source)
  await seedStories(source)
  await seedArticles(source)
  await seedQuestions(source)
  await seedPages(source)
}
