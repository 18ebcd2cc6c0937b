import { createLocalReq, type Payload } from 'payload'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { down, up } from '../../src/database/migrations/20261124_041200_share_pictures'
import * as withoutOldWords from '../../src/database/migrations/20261125_000100_without_old_words'
import { richText } from '../support/rich-text'
import { emptySite } from './support'

/** MongoDB has neither columns nor migrations. */
describe.runIf(!process.env.TEST_DATABASE_URI)('the tables of the embedded database', () => {
  let cms: Payload

  beforeAll(async () => {
    cms = await emptySite({})
  })

  const database = () => {
    if (!('drizzle' in cms.db)) throw new Error('This is no database with tables')
    return cms.db.drizzle
  }

  it('have no column that keeps what it names from being deleted', async () => {
    const { rows } = await database().run(`
      SELECT tables.name || '.' || columns."from" AS place FROM sqlite_master AS tables, pragma_foreign_key_list(tables.name) AS columns
      WHERE tables.type = 'table' AND columns.on_delete = 'NO ACTION' AND tables.name NOT LIKE 'payload_locked_documents%'`)
    expect(rows).toEqual([])
  })

  it('keep each word once: the index that nothing reads is gone, and comes back with its triggers for an older version', async () => {
    const oldWords = async () => {
      const { rows } = await database().run(
        "SELECT name FROM sqlite_master WHERE name GLOB '*_words*' AND name NOT GLOB '*_listed_words*' AND name NOT GLOB 'search_words*' AND name NOT GLOB '*synonyms_words*' AND name NOT GLOB '*avoided_words*' ORDER BY name",
      )
      return rows.map(({ name }) => String(name))
    }
    const found = async (word: string) =>
      (await database().run(`SELECT count(*) AS count FROM news_words WHERE news_words MATCH '"${word}"'`)).rows[0]?.count
    const news = { content: richText('正文'), publishedAt: new Date().toISOString(), sortOrder: 1, _status: 'published' as const }
    const write = (title: string) => cms.create({ collection: 'news', data: { ...news, title }, overrideAccess: true })
    const before = await write('塑壳断路器')
    expect(await oldWords()).toEqual([])

    const args = { db: database(), payload: cms, req: await createLocalReq({}, cms) }
    await withoutOldWords.down(args)
    expect(await oldWords()).toEqual(
      expect.arrayContaining(['documents_words', 'news_words', 'stories_words_changed', 'trainings_words_added']),
    )
    const after = await write('交流接触器')
    await cms.update({ collection: 'news', id: before.id, data: { title: '万能式断路器' }, overrideAccess: true })
    expect([await found('塑壳断'), await found('万能式'), await found('接触器')]).toEqual([0, 1, 1])
    await cms.delete({ collection: 'news', id: after.id, overrideAccess: true })
    expect(await found('接触器')).toBe(0)
    await withoutOldWords.up(args)
    expect(await oldWords()).toEqual([])
  })

  it('keep their share pictures, of drafts and older versions too, when they learn what happens to them', async () => {
    const data = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#e60012' } })
      .webp()
      .toBuffer()
    const file = { name: 'share.webp', data, mimetype: 'image/webp', size: data.length }
    const picture = await cms.create({ collection: 'media', data: { alt: '色块' }, file, overrideAccess: true })
    const news = {
      title: '分享图',
      content: richText('正文'),
      publishedAt: new Date().toISOString(),
      sortOrder: 1,
      seo: { image: picture.id },
    }
    const { id } = await cms.create({ collection: 'news', data: { ...news, _status: 'published' }, overrideAccess: true })
    const args = { db: database(), payload: cms, req: await createLocalReq({}, cms) }
    for (const migrate of [down, up]) await migrate(args)
    const { docs } = await cms.findVersions({ collection: 'news', where: { parent: { equals: id } }, depth: 0, overrideAccess: true })
    const shown = await cms.findByID({ collection: 'news', id, depth: 0, overrideAccess: true })
    expect([shown.seo?.image, ...docs.map(({ version }) => version.seo?.image)]).toEqual([picture.id, picture.id])
  })
})
