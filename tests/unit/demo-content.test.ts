import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { fixtureFolder } from '../../seed/assets'
import { checkReferences } from '../../seed/check-references'
import { loadFixtures } from '../../seed/load-fixtures'
import { questionTopics } from '../../src/domain/question-topics'

const made = z
  .record(z.string(), z.object({ is: z.string(), from: z.string() }))
  .parse(JSON.parse(readFileSync('seed/generators/made.json', 'utf8')))

const assets = readdirSync('seed/assets', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => path.posix.join(parentPath, name))

it('the fixtures and the files they name fit together', () => {
  expect(() => checkReferences(loadFixtures(fixtureFolder))).not.toThrow()
})

/** spec: demo-content/amount */
it('there are sixty questions and more, some in each topic and parent category', () => {
  const { questions, products, productCategories } = loadFixtures(fixtureFolder)
  expect(questions.length).toBeGreaterThanOrEqual(60)
  expect(new Set(questions.flatMap(({ topics }) => topics))).toEqual(new Set(questionTopics.map(({ value }) => value)))
  for (const { id, children } of productCategories) {
    const within = new Set([id, ...children.map((child) => child.id)])
    const ofProducts = products.filter(({ category }) => within.has(category)).map((product) => product.id)
    const found = questions.filter(
      (question) =>
        question.categories.some((category) => within.has(category)) || question.products.some((product) => ofProducts.includes(product)),
    )
    expect(found.length, String(id)).toBeGreaterThanOrEqual(3)
  }
})

/** spec: demo-content/amount */
it('a product with a model in the gallery has it as STEP too', () => {
  const { documents } = loadFixtures(fixtureFolder)
  const withFile = (ending: string) => documents.filter(({ file }) => file.endsWith(ending)).flatMap(({ products }) => products)
  expect(withFile('.glb').length).toBeGreaterThan(10)
  expect(withFile('.step').toSorted()).toEqual(withFile('.glb').toSorted())
})

/** spec: demo-content/pictures */
it('no picture stands for more than two stories, news, solutions and trainings, and none comes again in its own text', () => {
  const { stories, news, solutions, trainings } = loadFixtures(fixtureFolder)
  const covered = [...stories, ...news, ...solutions, ...trainings].filter(({ cover }) => cover)
  const counts = new Map<string, number>()
  for (const { cover = '' } of covered) counts.set(cover, (counts.get(cover) ?? 0) + 1)
  expect([...counts].filter(([, count]) => count > 2)).toEqual([])
  expect(covered.filter(({ cover = '', ...rest }) => JSON.stringify(rest).includes(cover))).toEqual([])
  expect(counts.size).toBeGreaterThan(50)
})

/** spec: demo-content/pictures */
it('no wide picture is shown by more than two banners, headers, backgrounds and texts, and each by one at least', () => {
  const shown = readdirSync(fixtureFolder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.yaml') && file !== 'media.yaml')
    .flatMap((file) => readFileSync(path.join(fixtureFolder, file), 'utf8').match(/scenes\/[\w-]+\.webp/g) ?? [])
  const counts = new Map<string, number>()
  for (const picture of shown) counts.set(picture, (counts.get(picture) ?? 0) + 1)
  expect([...counts].filter(([, count]) => count > 2)).toEqual([])
  expect(readdirSync('seed/assets/media/scenes').filter((file) => !counts.has(`scenes/${file}`))).toEqual([])
})

/** spec: demo-content/pictures */
it('the group and the company have a film of at least twenty seconds, and each story with a film its own', () => {
  const { singlePages, stories } = loadFixtures(fixtureFolder)
  const films = singlePages.flatMap(({ attachment = '' }) => (attachment.endsWith('.mp4') ? [attachment] : []))
  expect(films.map(secondsOf).filter((seconds) => seconds < 20)).toEqual([])
  const all = [...films, ...stories.flatMap(({ video }) => video ?? [])]
  expect(all.length).toBeGreaterThan(7)
  expect(new Set(all).size).toBe(all.length)
})

it('every file of the demo content is the one that seed/generators noted: one changed by hand would be lost when it is remade', () => {
  const digestOf = (file: string) => createHash('sha256').update(readFileSync(file)).update('\0').digest('hex').slice(0, 16)
  expect(Object.keys(made).filter((file) => made[file]?.is !== digestOf(file))).toEqual([])
  expect(assets.filter((file) => !(file in made))).toEqual([])
  expect(assets.length).toBeGreaterThan(300)
})

/** The length of a film, by the head of its MP4 file: time scale and duration stand behind the `mvhd` of version 0. */
function secondsOf(film: string): number {
  const bytes = readFileSync(`seed/assets/media/${film}`)
  const head = bytes.indexOf('mvhd')
  return bytes.readUInt32BE(head + 20) / bytes.readUInt32BE(head + 16)
}
