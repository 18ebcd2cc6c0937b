import type { BasePayload, PayloadRequest, Where } from 'payload'
import { foldCode } from '../domain/order-codes/fold-code'
import { foldName } from '../domain/search/fold'
import type { Attribute, CodeAlias, Document, Product } from '../payload-types'
import { problemsOfUsed } from './attributes-in-use'
import { aliasKind, attributeKind, documentKind, productKind, synonymKind } from './kinds'
import { readAliasLookups, readAttributeLookups, readDocumentLookups, readProductLookups } from './lookups'
import type { Change } from './plan'
import type { Remark } from './report'
import { type Contents, type SheetCollection, type SheetKind, type Stored, toSheetRows } from './sheet-kind'
import { documentReader, pagesOf, plainReader, productReader, type Reader, readByNumber } from './stored-contents'
import { writeAlias, writeAttribute, writeDocument, writeProduct, writeSynonym } from './write-changes'

/** Reading and writing of one collection's sheets, on behalf of a request. */
export type Spreadsheets<C extends SheetCollection> = {
  kind: SheetKind<Contents[C]>
  /** How many a condition lets through. */
  count: (where: Where) => Promise<number>
  /** They, as rows with headings, page by page; a page at least. */
  exportPages: (where: Where) => AsyncGenerator<string[][]>
  readByKeys: (keys: readonly string[]) => Promise<Map<string, Contents[C]>>
  /** What speaks against changes that each row by itself allows. */
  problemsOf?: (changes: readonly Change<Contents[C]>[]) => Promise<Remark[]>
  write: (change: Change<Contents[C]>) => Promise<void>
}

type Open = { [C in SheetCollection]: (cms: BasePayload, req: Partial<PayloadRequest>) => Promise<Spreadsheets<C>> }

/** By collection. `req` says who asks, and which transaction it happens in. */
export const openSpreadsheets: Open = {
  products: async (cms, req) => {
    const kind = productKind(cms, await readProductLookups(cms, req))
    const reader = productReader(cms, req)
    return {
      kind,
      count: reader.count,
      exportPages: (where) => sheetPages(kind, reader, where),
      readByKeys: (keys) => readByNumber<Product>({ reader, field: 'articleId', numbers: keys, keyOf: kind.keyOf }),
      write: (change) => writeProduct(cms, change, req),
    }
  },
  documents: async (cms, req) => {
    const kind = documentKind(cms, await readDocumentLookups(cms, req))
    const reader = documentReader(cms, req)
    return {
      kind,
      count: reader.count,
      exportPages: (where) => sheetPages(kind, reader, where),
      readByKeys: (keys) => {
        const numbers = keys.filter((key) => /^\d{1,9}$/.test(key)).map(Number)
        return readByNumber<Document>({ reader, field: 'attachmentId', numbers, keyOf: kind.keyOf })
      },
      write: (change) => writeDocument(cms, change, req),
    }
  },
  'code-aliases': async (cms, req) => {
    const kind = aliasKind(cms, await readAliasLookups(cms, req))
    const reader = plainReader('code-aliases', cms, req)
    const keyOf = (doc: CodeAlias) => foldCode(kind.keyOf(doc))
    return {
      kind,
      count: reader.count,
      exportPages: (where) => sheetPages(kind, reader, where),
      readByKeys: (keys) => readByNumber<CodeAlias>({ reader, field: 'foldedCode', numbers: keys.map(foldCode), keyOf }),
      write: (change) => writeAlias(cms, change, req),
    }
  },
  attributes: async (cms, req) => {
    const kind = attributeKind(cms, await readAttributeLookups(cms, req))
    const reader = plainReader('attributes', cms, req)
    return {
      kind,
      count: reader.count,
      exportPages: (where) => sheetPages(kind, reader, where),
      readByKeys: (keys) => readByNumber<Attribute>({ reader, field: 'key', numbers: keys, keyOf: kind.keyOf }),
      problemsOf: (changes) => problemsOfUsed(cms, changes, req),
      write: (change) => writeAttribute(cms, change, req),
    }
  },
  synonyms: async (cms, req) => {
    const kind = synonymKind(cms)
    const reader = plainReader('synonyms', cms, req)
    return {
      kind,
      count: reader.count,
      exportPages: (where) => sheetPages(kind, reader, where),
      // There are few, and no database folds words as the search does.
      readByKeys: async () => new Map((await reader.read({ where: {} })).map((doc) => [foldName(kind.keyOf(doc)), doc])),
      write: (change) => writeSynonym(cms, change, req),
    }
  },
}

async function* sheetPages<D extends Stored>(kind: SheetKind<D>, reader: Reader<D>, where: Where): AsyncGenerator<string[][]> {
  let isEmpty = true
  for await (const docs of pagesOf(reader, where)) {
    isEmpty = false
    yield toSheetRows(kind, docs)
  }
  if (isEmpty) yield toSheetRows(kind, [])
}
