import { existsSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { documentFolder, mediaFolder } from './assets'
import { checkOrderCodes } from './check-order-codes'
import { FixtureError } from './fixture-error'
import { type FixtureKind, type Fixtures, fixtureFile } from './load-fixtures'
import { picturesIn } from './markdown'

/**
 * Checks what one file alone can't show: ids are unique, everything that is named exists, and pictures and documents
 * are files.
 *
 * @throws FixtureError at the first mistake
 */
export function checkReferences(fixtures: Fixtures): void {
  checkUniqueIds(fixtures)
  checkMediaFiles(fixtures)
  checkMediaReferences(fixtures)
  checkDocuments(fixtures)
  checkRelations(fixtures)
  checkOrderCodes(fixtures)
}

const listKinds = [
  'singlePages',
  'downloadCategories',
  'documents',
  'products',
  'storyCategories',
  'stories',
  'solutionCategories',
  'solutions',
  'news',
  'trainings',
  'questions',
] as const

function checkUniqueIds(fixtures: Fixtures) {
  for (const kind of listKinds)
    assertUnique(
      kind,
      fixtures[kind].map(({ id }) => id),
    )
  assertUnique(
    'productCategories',
    fixtures.productCategories.flatMap(({ id, children }) => [id, ...children.map((child) => child.id)]),
  )
  assertUnique(
    'attributes',
    fixtures.attributes.map(({ key }) => key),
  )
  assertUnique(
    'documents',
    fixtures.documents.map(({ file }) => file),
  )
}

function assertUnique(kind: FixtureKind, values: (number | string)[]) {
  const twice = values.find((value, index) => values.indexOf(value) !== index)
  if (twice !== undefined) throw new FixtureError(fixtureFile(kind, twice), 'id', `${twice} 出现了两次`)
}

function checkMediaFiles({ media }: Fixtures) {
  for (const file of Object.keys(media)) {
    if (!existsSync(path.join(mediaFolder, file))) throw new FixtureError('fixtures/media.yaml', file, '文件不存在')
  }
  for (const file of filesBelow(mediaFolder)) {
    if (!(file in media)) throw new FixtureError('fixtures/media.yaml', file, '缺少替代文字')
  }
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => statSync(path.join(folder, file)).isFile())
}

/** Every string that looks like a media path must be one that `media.yaml` lists; so must pictures inside Markdown. */
function checkMediaReferences({ media, ...others }: Fixtures) {
  for (const [kind, value] of Object.entries(others)) {
    for (const { field, text, id } of textsIn(value, '')) {
      const named = MEDIA_PATH.test(text) ? [text] : picturesIn(text)
      const missing = named.find((file) => !(file in media))
      if (missing) throw new FixtureError(fixtureFile(kind as keyof typeof others, id), field, `图片 ${missing} 不在 media.yaml 中`)
    }
  }
}

const MEDIA_PATH = /^[a-z0-9-]+\/[a-z0-9/-]+\.(webp|png|jpg|mp4)$/

type FixtureText = { field: string; text: string; id?: string }

/** All texts within a fixture with the names of their fields; documents are named by their ids. */
function textsIn(value: unknown, field: string, document?: string): FixtureText[] {
  if (typeof value === 'string') return [{ field, text: value, id: document }]
  if (value === null || typeof value !== 'object') return []
  const id = 'id' in value ? String(value.id) : document
  const name = 'id' in value ? `${field}(${id})` : field
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, name === '' ? key : `${name}.${key}`, id))
}

function checkDocuments({ documents, downloadCategories, products, singlePages, media }: Fixtures) {
  const files = new Set(documents.map(({ file }) => file))
  const assert = assertKnown('documents')
  for (const document of documents) {
    if (!existsSync(path.join(documentFolder, document.file))) {
      throw new FixtureError(fixtureFile('documents', document.id), `(${document.id}).file`, `文件 ${document.file} 不存在`)
    }
    assert(document.id, 'category', [document.category], idsOf(downloadCategories))
    assert(document.id, 'products', document.products, idsOf(products))
  }
  for (const file of filesBelow(documentFolder)) {
    if (!files.has(file)) throw new FixtureError(fixtureFile('documents'), 'file', `文件 ${file} 没有对应的条目`)
  }
  for (const { id, attachment } of singlePages) {
    if (attachment && !files.has(attachment) && !(attachment in media)) {
      throw new FixtureError(fixtureFile('singlePages'), `(${id}).attachment`, `文件 ${attachment} 不存在`)
    }
  }
}

function checkRelations(fixtures: Fixtures) {
  const products = idsOf(fixtures.products)
  const stories = idsOf(fixtures.stories)
  const solutions = idsOf(fixtures.solutions)
  const childCategories = new Set(fixtures.productCategories.flatMap(({ children }) => children.map(({ id }) => id)))
  const attributes = new Set(fixtures.attributes.map(({ key }) => key))
  const categories = new Set([...childCategories, ...idsOf(fixtures.productCategories)])

  for (const { key, categories: named } of fixtures.attributes) assertKnown('attributes')(key, 'categories', named, categories)
  for (const product of fixtures.products) {
    assertKnown('products')(product.id, 'category', [product.category], childCategories)
    const named = product.parameters.flatMap((row) => row.attributes)
    assertKnown('products')(product.id, 'parameters', named, attributes)
  }
  for (const { id, ...others } of fixtures.productRelations) {
    for (const [field, named] of Object.entries({ id: [id], ...others })) assertKnown('productRelations')(id, field, named, products)
  }
  for (const { id, rows } of fixtures.selectivity) {
    assertKnown('selectivity')(id, 'rows', [id, ...rows.map(({ product }) => product)], products)
  }
  for (const story of fixtures.stories) {
    assertKnown('stories')(story.id, 'category', [story.category], idsOf(fixtures.storyCategories))
    assertKnown('stories')(story.id, 'products', story.products, products)
    assertKnown('stories')(story.id, 'solutions', story.solutions, solutions)
  }
  for (const solution of fixtures.solutions) {
    assertKnown('solutions')(solution.id, 'category', [solution.category], idsOf(fixtures.solutionCategories))
  }
  for (const question of fixtures.questions) {
    assertKnown('questions')(question.id, 'products', question.products, products)
    assertKnown('questions')(question.id, 'categories', question.categories, categories)
  }
  for (const category of fixtures.solutionCategories) {
    assertKnown('solutionCategories')(category.id, 'stories', category.stories, stories)
  }
  assertKnown('homePage')(
    'featured',
    'product',
    fixtures.homePage.featured.map(({ product }) => product),
    products,
  )
  assertKnown('siteInformation')(
    'footerDocuments',
    'singlePage',
    fixtures.siteInformation.footerDocuments.map(({ singlePage }) => singlePage),
    idsOf(fixtures.singlePages),
  )
}

function idsOf(list: readonly { id: number | string }[]): Set<number | string> {
  return new Set(list.map(({ id }) => id))
}

function assertKnown(kind: FixtureKind) {
  return (id: number | string, field: string, named: readonly (number | string)[], known: ReadonlySet<number | string>) => {
    const unknown = named.find((value) => !known.has(value))
    if (unknown !== undefined) throw new FixtureError(fixtureFile(kind, id), `(${id}).${field}`, `编号 ${unknown} 不存在`)
  }
}
