import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { idsOfBothDatabases } from '@/database/ids-of-both'
import { idOf, idsOf, inOrderOf } from '@/lib/references'

const sourcesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => path.posix.join(folder, name))

/** Reads rows of SQLite alone, where they are numbers. */
const OF_SQLITE = 'src/copy-site/sqlite-reader.ts'

/** Names of ids of the database; public numbers (`articleId`, `categoryId`) are numbers on both, and stand in src/contract. */
const PARSED_AS_NUMBER = /\b(?:id|ids|value|file|poster): z\s*\.(?:array\(z\.)?(?:int|number)\(\)/

describe('ids of documents, numbers in one database and strings in the other', () => {
  it('are never numbers in the types that are generated', () => {
    const types = readFileSync('src/payload-types.ts', 'utf8')
    expect(types).toContain('id: number | string;')
    expect(types.match(/\bid: number;|\bnumber \| [A-Z]\w+|\(number \| null\) \| [A-Z]\w+/g)).toBeNull()
  })

  it('are never parsed as numbers only', () => {
    const wrong = [...sourcesIn('src'), ...sourcesIn('collections')].filter(
      (file) => !file.startsWith('src/contract/') && file !== OF_SQLITE && PARSED_AS_NUMBER.test(readFileSync(file, 'utf8')),
    )
    expect(wrong).toEqual([])
  })

  it.each([
    ['numbers', [3, 1, 2]],
    ['strings', ['65f0c0ffee', '65f0c0ffed', '65f0c0ffec']],
  ])('are taken from relations, each once, and bring documents into their order: %s', (_, ids) => {
    const [first, second, third] = ids
    if (first === undefined || second === undefined || third === undefined) throw new Error('Three ids')
    expect(idOf({ id: first })).toBe(first)
    expect(idsOf([first, { id: second }, null, first, undefined])).toEqual([first, second])
    expect(inOrderOf([first, second, third], [{ id: third }, { id: first }])).toEqual([{ id: first }, { id: third }])
  })

  it('are of both kinds wherever a schema of a collection says number', () => {
    const jsonSchema = {
      definitions: {
        news: {
          properties: {
            id: { type: 'number' as const },
            articleId: { type: ['number' as const, 'null' as const] },
            cover: { oneOf: [{ type: ['number' as const, 'null' as const] }, { $ref: '#/definitions/media' }] },
            gallery: { type: 'array' as const, items: { oneOf: [{ type: 'number' as const }, { $ref: '#/definitions/media' }] } },
          },
        },
      },
    }
    const widened = Reflect.apply(idsOfBothDatabases, null, [{ jsonSchema }])
    expect(widened.definitions?.news?.properties).toEqual({
      id: { type: ['number', 'string'] },
      articleId: { type: ['number', 'null'] },
      cover: { oneOf: [{ type: ['number', 'string', 'null'] }, { $ref: '#/definitions/media' }] },
      gallery: { type: 'array', items: { oneOf: [{ type: ['number', 'string'] }, { $ref: '#/definitions/media' }] } },
    })
  })
})
