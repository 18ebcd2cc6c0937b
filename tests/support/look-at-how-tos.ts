/**
 * Runs in the copy of the project to which the how-tos of CONTRIBUTING.md were done, on an empty site, and prints what came of
 * them as one line of JSON. Its own project does not have what they add: hence the values without types.
 */
import process from 'node:process'
import sharp from 'sharp'
import { fixtureFolder } from '../../seed/assets'
import { loadFixtures } from '../../seed/load-fixtures'
import { seedArticles } from '../../seed/write/articles'
import { getCms } from '../../src/cms'
import { getTraining } from '../../src/content/trainings'
import { dispatch } from '../../src/prod-api/dispatch'

const NUMBER = 622

const cms = await getCms()
const cover = await uploadPicture()

const hint = { type: 'block', format: '', version: 2, fields: { id: 'a', blockType: 'hint', sentence: '断电后 <再> 操作。' } }
const paragraph = { type: 'paragraph', version: 1, format: '', indent: 0, direction: null, children: [] }
const root = { type: 'root', version: 1, format: '', indent: 0, direction: null, children: [paragraph, hint] }

await seedTrainings()
const { tasks } = cms.config.jobs
await Reflect.apply(cms.jobs.queue, cms.jobs, [{ task: 'count-products', input: {}, overrideAccess: true }])
await cms.jobs.run({ overrideAccess: true })

const answer = await dispatch('/api/article/train/newest/list', new Request('http://localhost/prod-api/api/article/train/newest/list'))
console.log(
  JSON.stringify({
    training: await getTraining(NUMBER),
    endpoint: await answer.json(),
    tasks: tasks?.map(({ slug }) => slug),
  }),
)
process.exit(0)

async function uploadPicture() {
  const data = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#888' } })
    .png()
    .toBuffer()
  const file = { data, mimetype: 'image/png', name: 'cover.png', size: data.length }
  return cms.create({ collection: 'media', data: { alt: '封面' }, file, overrideAccess: true })
}

/** The seed's own writer of articles; what it wants to write is created with one picture and one text. */
async function seedTrainings() {
  const writer = {
    id: () => cover.id,
    create: async ({ collection, data }: { collection: string; data: () => object }) => {
      if (collection === 'trainings') await Reflect.apply(cms.create, cms, [{ collection, data: data(), overrideAccess: true }])
    },
  }
  const { trainings } = loadFixtures(fixtureFolder)
  const fixtures = { news: [], staffMessages: [], trainings: trainings.filter(({ id }) => id === NUMBER) }
  await Reflect.apply(seedArticles, undefined, [{ fixtures, writer, toRichText: () => ({ root }) }])
}
