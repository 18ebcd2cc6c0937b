import type { BasePayload, PayloadRequest, Where } from 'payload'
import type { Document, Product } from '../payload-types'
import { documentKind, productKind } from './kinds'
import { readLookups } from './lookups'
import type { Change } from './plan'
import { type Contents, type SheetCollection, type SheetKind, toSheetRows } from './sheet-kind'
import { documentReader, productReader, readByNumber } from './stored-contents'
import { writeDocument, writeProduct } from './write-changes'

/** Reading and writing of one collection's sheets, on behalf of a request. */
export type Spreadsheets<C extends SheetCollection> = {
  kind: SheetKind<Contents[C]>
  /** What a condition lets through, as rows with headings. */
  exportRows: (where: Where) => Promise<string[][]>
  readByKeys: (keys: readonly string[]) => Promise<Map<string, Contents[C]>>
  write: (change: Change<Contents[C]>) => Promise<void>
}

type Open = { [C in SheetCollection]: (cms: BasePayload, req: Partial<PayloadRequest>) => Promise<Spreadsheets<C>> }

/** By collection. `req` says who asks, and which transaction it happens in. */
export const openSpreadsheets: Open = {
  products: async (cms, req) => {
    const kind = productKind(cms, await readLookups(cms, req))
    const read = productReader(cms, req)
    return {
      kind,
      exportRows: async (where) => toSheetRows(kind, await read(where)),
      readByKeys: (keys) => readByNumber<Product>({ read, field: 'articleId', numbers: keys, keyOf: kind.keyOf }),
      write: (change) => writeProduct(cms, change, req),
    }
  },
  documents: async (cms, req) => {
    const kind = documentKind(cms, await readLookups(cms, req))
    const read = documentReader(cms, req)
    return {
      kind,
      exportRows: async (where) => toSheetRows(kind, await read(where)),
      readByKeys: (keys) => {
        const numbers = keys.filter((key) => /^\d{1,9}$/.test(key)).map(Number)
        return readByNumber<Document>({ read, field: 'attachmentId', numbers, keyOf: kind.keyOf })
      },
      write: (change) => writeDocument(cms, change, req),
    }
  },
}
