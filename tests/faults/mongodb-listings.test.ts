import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { inTransaction } from '@/database/transaction'
import type { DocumentId } from '@/lib/document-id'
import { richText } from '../support/rich-text'
import { makeUser, rest, says, tokenOf } from './rest'
import { emptySite } from './support'

/** SQLite keeps its words in tables, by triggers (record 0049). */
describe.runIf(process.env.TEST_DATABASE_URI)('what MongoDB keeps of a document for lists', () => {
  let cms: Payload
  let id: DocumentId

  const found = async (keyword: string) => {
    const { listReader } = await import('@/database/lists/reader')
    // Not how many it says: nobody is told of what is written past the site.
    return (await listReader(cms).page('news', { keyword }, { offset: 0, limit: 10 })).ids.length
  }

  /** The documents as they are stored. */
  const natively = async () => {
    const { isMongoose } = await import('@/database/is-mongoose')
    const adapter: { name: string } = cms.db
    if (!isMongoose(adapter) || !adapter.collections.news) throw new Error('No MongoDB')
    return adapter.collections.news.collection
  }

  beforeAll(async () => {
    cms = await emptySite({ SMTP_HOST: '' })
    await makeUser(cms, 'li', 'admin')
    const data = { title: 'HM3 塑壳断路器', content: richText('正文'), publishedAt: '2026-01-01T00:00:00.000Z', sortOrder: 1 }
    id = (await cms.create({ collection: 'news', data: { ...data, _status: 'published' }, overrideAccess: true })).id
  })

  it('is hidden from who reads the document or a version, and nobody can ask for it', async () => {
    const token = await tokenOf('li')
    expect(await (await natively()).findOne({})).toMatchObject({ listing: { isOn: true, text: 'hm3 塑壳断路器' } })
    const answers = [await rest(`/news/${id}`, { token }), await rest('/news/versions', { token }), await rest('/news', { token })]
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(answers.map(says).join()).not.toContain('listing')
    expect((await rest('/news?where[listing.text][like]=hm3', { token })).status).toBe(400)
  })

  it('goes with the transaction that writes the document', async () => {
    const broken = inTransaction(cms, async (req) => {
      await cms.update({ collection: 'news', id, data: { title: 'HC1 接触器' }, req, overrideAccess: true })
      throw new Error('broken off')
    })
    await expect(broken).rejects.toThrow('broken off')
    expect([await found('hm3'), await found('接触器')]).toEqual([1, 0])
  })

  it('is filled where another version has not kept it, and taken away from what is in no list', async () => {
    const { fillListings } = await import('@/database/mongodb-listings')
    const news = await natively()
    const stale = { listing: { isOn: true, text: '草稿', words: ['草稿'] } }
    await news.updateMany({}, { $unset: { listing: 1 } })
    await news.insertOne({ title: '草稿', _status: 'draft', ...stale })
    await news.insertOne({ title: '回收站里的草稿', _status: 'published', deletedAt: new Date(), ...stale })
    expect([await found('hm3'), await found('断路'), await found('草稿')]).toEqual([0, 0, 2])
    await fillListings(cms)
    expect([await found('hm3'), await found('断路'), await found('塑壳断路器'), await found('草稿'), await found('')]).toEqual([
      1, 1, 1, 0, 1,
    ])
    // Once for each edition.
    await news.updateMany({}, { $unset: { listing: 1 } })
    await fillListings(cms)
    expect(await found('hm3')).toBe(0)
  })
})
