import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import { FixtureError } from './fixture-error'
import { news, singlePages, staffMessages, trainings } from './schemas/articles'
import { attributes } from './schemas/attributes'
import { documents, downloadCategories } from './schemas/documents'
import { codeAliases, orderCodes } from './schemas/order-codes'
import {
  aboutPage,
  banners,
  groupPage,
  homePage,
  media,
  pageHeaders,
  recruitingPage,
  selectorPage,
  servicePage,
  siteInformation,
  surveyPage,
} from './schemas/pages'
import { productCategories, productRelations, products, selectivity } from './schemas/products'
import { questions } from './schemas/questions'
import { solutionCategories, solutions } from './schemas/solutions'
import { stories, storyCategories } from './schemas/stories'
import { synonyms } from './schemas/synonyms'

/** Every kind of fixture: its file, or its folder of files, under the fixtures folder, and its schema. */
const kinds = {
  media: { at: 'media.yaml', schema: media },
  siteInformation: { at: 'site-information.yaml', schema: siteInformation },
  homePage: { at: 'home-page.yaml', schema: homePage },
  pageHeaders: { at: 'page-headers.yaml', schema: pageHeaders },
  aboutPage: { at: 'about-page.yaml', schema: aboutPage },
  groupPage: { at: 'group-page.yaml', schema: groupPage },
  recruitingPage: { at: 'recruiting-page.yaml', schema: recruitingPage },
  servicePage: { at: 'service-page.yaml', schema: servicePage },
  surveyPage: { at: 'survey-page.yaml', schema: surveyPage },
  selectorPage: { at: 'selector-page.yaml', schema: selectorPage },
  banners: { at: 'banners.yaml', schema: banners },
  singlePages: { at: 'single-pages.yaml', schema: singlePages },
  downloadCategories: { at: 'download-categories.yaml', schema: downloadCategories },
  documents: { at: 'documents', schema: documents },
  productCategories: { at: 'product-categories.yaml', schema: productCategories },
  attributes: { at: 'attributes.yaml', schema: attributes },
  products: { at: 'products', schema: products },
  productRelations: { at: 'product-relations.yaml', schema: productRelations },
  selectivity: { at: 'selectivity.yaml', schema: selectivity },
  orderCodes: { at: 'order-codes', schema: orderCodes },
  codeAliases: { at: 'code-aliases.yaml', schema: codeAliases },
  storyCategories: { at: 'story-categories.yaml', schema: storyCategories },
  stories: { at: 'stories', schema: stories },
  solutionCategories: { at: 'solution-categories.yaml', schema: solutionCategories },
  solutions: { at: 'solutions', schema: solutions },
  news: { at: 'news', schema: news },
  trainings: { at: 'trainings.yaml', schema: trainings },
  staffMessages: { at: 'staff-messages.yaml', schema: staffMessages },
  questions: { at: 'questions', schema: questions },
  synonyms: { at: 'synonyms.yaml', schema: synonyms },
} as const

export type FixtureKind = keyof typeof kinds

const everything = z.object({
  media,
  siteInformation,
  homePage,
  pageHeaders,
  aboutPage,
  groupPage,
  recruitingPage,
  servicePage,
  surveyPage,
  selectorPage,
  banners,
  singlePages,
  downloadCategories,
  documents,
  productCategories,
  attributes,
  products,
  productRelations,
  selectivity,
  orderCodes,
  codeAliases,
  synonyms,
  storyCategories,
  stories,
  solutionCategories,
  solutions,
  news,
  trainings,
  staffMessages,
  questions,
})

export type Fixtures = z.output<typeof everything>

/**
 * Reads and checks every fixture.
 *
 * @param folder the fixtures folder
 * @throws FixtureError naming file, field and reason at the first mistake
 */
export function loadFixtures(folder: string): Fixtures {
  // Each file is checked by itself, so that a mistake is named by its file.
  const read = Object.entries(kinds).map(([kind, { at, schema }]) => [
    kind,
    at.endsWith('.yaml') ? readFile(folder, at, schema) : readFolder(folder, kind, at, schema),
  ])
  return everything.parse(Object.fromEntries(read))
}

/** Which file a document came from, as `kind:id`; filled while reading. Of two with one id, the later counts. */
const origins = new Map<string, string>()

/** The file of a fixture, for messages. */
export function fixtureFile(kind: FixtureKind, id?: number | string): string {
  return `fixtures/${origins.get(`${kind}:${id}`) ?? kinds[kind].at}`
}

function readFolder(folder: string, kind: string, at: string, schema: z.ZodType): unknown[] {
  const files = readdirSync(path.join(folder, at))
    .filter((name) => name.endsWith('.yaml'))
    .sort()
  return files.flatMap((name) => {
    const documents = z.array(withId).parse(readFile(folder, `${at}/${name}`, schema))
    for (const { id } of documents) origins.set(`${kind}:${id}`, `${at}/${name}`)
    return documents
  })
}

const withId = z.looseObject({ id: z.number().or(z.string()) })

function readFile(folder: string, file: string, schema: z.ZodType): unknown {
  const raw = parseYaml(path.join(folder, file), file)
  const issue = schema.safeParse(raw).error?.issues[0]
  if (issue) throw new FixtureError(`fixtures/${file}`, issue.path.join('.'), issue.message)
  return raw
}

function parseYaml(absolute: string, file: string): unknown {
  try {
    return parse(readFileSync(absolute, 'utf8'))
  } catch (error) {
    throw new FixtureError(`fixtures/${file}`, '', error instanceof Error ? error.message : String(error))
  }
}
