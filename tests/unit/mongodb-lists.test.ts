import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { containsKeyword } from '@/content/keyword'
import { keptCounts, type LastChange } from '@/database/lists/kept-counts'
import { type ListedCollection, type ListFilter, type ListReader, listed } from '@/database/lists/list'
import { mongoLists } from '@/database/lists/mongodb'
import { type Index, listIndexes } from '@/database/lists/mongodb-indexes'
import { keywordCondition, listingOf } from '@/database/lists/mongodb-words'

type Fields = Readonly<Record<string, unknown>>
type Asked = { collection: ListedCollection; filter: Fields; sort: Fields }

const collections = Object.keys(listed).filter((name): name is ListedCollection => name in listed)

/**
 * MongoDB, which only notes what it is asked.
 *
 * @param lastChange unless it is said, each question is a new one
 */
function notingMongodb(lastChange?: LastChange) {
  const asked: Asked[] = []
  const modelOf = (collection: ListedCollection) => ({
    find: (filter: Fields) => {
      const note: Asked = { collection, filter, sort: {} }
      asked.push(note)
      const query = {
        sort: (sort: Fields) => {
          note.sort = sort
          return query
        },
        skip: () => query,
        limit: () => query,
        lean: async () => [],
      }
      return query
    },
    countDocuments: async (filter: Fields) => {
      asked.push({ collection, filter, sort: {} })
      return 1
    },
    aggregate: async (stages: Fields[]) => {
      const [filter = {}, sort = {}] = ['$match', '$sort'].map((name) => Object(stages.find((stage) => name in stage)?.[name]))
      asked.push({ collection, filter, sort })
      return []
    },
  })
  const models = Object.fromEntries(collections.map((collection) => [collection, modelOf(collection)]))
  let version = 0
  const lists: ListReader = Reflect.apply(mongoLists, undefined, [{ collections: models }, lastChange ?? (async () => ++version)])
  return { asked, lists }
}

/** What is looked at in the documents themselves that an index has found. */
const LOOKED_AT = new Set(['cover', 'listing.text'])
const besidesWords = new Set(['category', 'isHot', 'isNew', 'isRecommended'])

/** Does an index begin with what is asked for, go on in the order that is asked for, and have all else that is asked? */
function answers({ keys, of = {} }: Index, { filter, sort }: Asked): boolean {
  const names = Object.keys(keys)
  const isExact = (value: unknown) => !(typeof value === 'object' && value !== null && ('$ne' in value || '$nin' in value))
  const length = names.findIndex((name) => !(name in filter && isExact(filter[name])))
  const first = length === -1 ? names : names.slice(0, length)
  const ordered = names.slice(first.length).map((name) => [name, keys[name]])
  const wanted = Object.entries(sort).filter(([name]) => !first.includes(name))
  const isAsWell = (name: string) => names.includes(name) || LOOKED_AT.has(name) || ('listing.words' in filter && besidesWords.has(name))
  return (
    first.length > 0 &&
    Object.entries(of).every(([name, value]) => filter[name] === value) &&
    JSON.stringify(ordered.slice(0, wanted.length)) === JSON.stringify(wanted) &&
    Object.keys(filter).every(isAsWell)
  )
}

/** Which of the questions no index answers. */
const unanswered = (asked: readonly Asked[]) =>
  asked.filter((one) => !listIndexes(one.collection).some((index) => answers(index, one))).map((one) => JSON.stringify(one))

const page = { offset: 18, limit: 9 }

describe('lists of MongoDB ask only for what an index has, in its order', () => {
  it.each(collections)('%s', async (collection) => {
    const { asked, lists } = notingMongodb()
    const { flags, hasCategory, hasCover } = listed[collection]
    const filters: ListFilter[] = [
      {},
      ...flags.flatMap((flag) => [{ flags: { [flag]: true } }, { flags: { [flag]: false } }]),
      ...(hasCategory
        ? [{ categories: ['a'] }, { categories: ['a', 'b'] }, { categories: ['a', 'b'], flags: { [flags[0] ?? 'none']: undefined } }]
        : []),
      ...(hasCover ? [{ hasCover: true, flags: { isNew: false } }] : []),
      { except: ['a', 'b', 'c'] },
    ]
    for (const filter of filters) {
      for (const keyword of ['', '断', '断路', '断路器', '塑壳断路器']) {
        await lists.page(collection, { ...filter, keyword }, page)
        await lists.first(collection, { ...filter, keyword }, 5)
        await lists.count(collection, { ...filter, keyword })
      }
    }
    await lists.countByCategory(collection, {})
    await lists.countByCategory(collection, { keyword: '断路器' })
    await lists.similar(collection, 'HM3-25O', 10)
    await lists.changes(collection, 'articleId', { offset: 18 }, 9)
    await lists.changes(collection, 'articleId', { after: 'a' }, 9)
    await lists.lastChanges(collection)
    expect(asked.length).toBeGreaterThan(15)
    expect(unanswered(asked)).toEqual([])
  })

  it('and what none has is noticed', () => {
    const sort = { sortOrder: 1, publishedAt: -1, _id: -1 }
    const without: Asked[] = [
      { collection: 'news', filter: { title: { $regex: 'a' } }, sort },
      { collection: 'products', filter: { 'listing.isOn': true }, sort: { title: 1 } },
      { collection: 'trainings', filter: { 'listing.isOn': true, category: 'a' }, sort: {} },
      { collection: 'products', filter: { category: 'a' }, sort },
    ]
    expect(unanswered(without)).toHaveLength(without.length)
  })
})

describe('what was counted', () => {
  const filter: ListFilter = { categories: ['a'], flags: { isHot: true } }

  it('is counted again when its collection has changed, and only then', async () => {
    const versions = { products: 1, news: 1 }
    let times = 0
    const count = keptCounts(
      async (collection) => Reflect.get(versions, collection),
      async () => ++times,
    )
    expect([await count('products', filter), await count('products', { ...filter }), await count('news', {})]).toEqual([1, 1, 2])
    versions.products = 2
    expect([await count('news', {}), await count('products', filter), await count('products', {})]).toEqual([2, 3, 4])
  })

  it('by one question, not by a like one: another category, tick or keyword', async () => {
    let times = 0
    const count = keptCounts(
      async () => 1,
      async () => ++times,
    )
    const like: ListFilter[] = [
      filter,
      { ...filter, categories: ['b'] },
      { ...filter, flags: { isHot: false } },
      { ...filter, keyword: '断' },
    ]
    for (const [index, one] of [...like, ...like].entries()) expect(await count('products', one)).toBe((index % like.length) + 1)
  })

  it('by category says how many there are in all', async () => {
    const { asked, lists } = notingMongodb(async () => 1)
    await Promise.all([
      lists.countByCategory('products', {}),
      lists.count('products', {}),
      lists.count('products', { flags: { isHot: undefined } }),
      lists.page('products', {}, page),
    ])
    expect(asked).toHaveLength(2)
  })

  it('by attributes is counted again when one has changed, by which texts are read', async () => {
    const versions = { products: 1, attributes: 1 }
    const { asked, lists } = notingMongodb(async (collection) => Reflect.get(versions, collection))
    const filtered: ListFilter = { conditions: [{ attribute: 'a', condition: { choices: ['3P'] } }] }
    const countBoth = async () => {
      const before = asked.length
      for (const one of [filter, filtered]) await lists.count('products', one)
      return asked.length - before
    }
    expect([await countBoth(), await countBoth()]).toEqual([2, 0])
    versions.attributes = 2
    expect(await countBoth()).toBe(1)
    versions.products = 3
    expect(await countBoth()).toBe(2)
  })

  it('is asked again after a failure, and once by many who ask at once', async () => {
    let times = 0
    const count = keptCounts(
      async () => 1,
      async () => {
        times += 1
        if (times === 1) throw new Error('gone')
        return times
      },
    )
    await expect(count('products', filter)).rejects.toThrow('gone')
    expect(await Promise.all([count('products', filter), count('products', filter)])).toEqual([2, 2])
  })
})

describe('a keyword', () => {
  /** Few characters, so that words meet; some of them mean something to a pattern, and some change with their case. */
  const text = (max: number) =>
    fc.array(fc.constantFrom(...'断路器Hh1-%_"\\\'*.($ÉéΩωΣςσЯяİıſKkß😀 '), { minLength: 1, maxLength: max }).map((all) => all.join(''))

  it('is found among the words of a text when it stands there, and only then', () => {
    fc.assert(
      fc.property(text(9), text(5), (title, keyword) => {
        const listing = listingOf(title)
        const { 'listing.words': asked, 'listing.text': pattern } = keywordCondition(keyword)
        const pieces: unknown[] = typeof asked === 'string' ? [asked] : Object(asked).$all
        const isFound = pieces.every((piece) => listing.words.some((word) => word === piece))
        const isThere = pattern === undefined || new RegExp(Object(pattern).$regex, 'u').test(listing.text)
        expect(isFound && isThere).toBe(containsKeyword(title, keyword))
      }),
      { numRuns: 2000 },
    )
  })

  it('of any length needs no other document to be looked at', () => {
    expect(keywordCondition('断')).toEqual({ 'listing.words': '断' })
    expect(keywordCondition('HM3')).toEqual({ 'listing.words': 'hm3' })
    expect(keywordCondition('HM3-')).toEqual({ 'listing.words': { $all: ['hm3', 'm3-'] }, 'listing.text': { $regex: 'hm3-' } })
  })
})
