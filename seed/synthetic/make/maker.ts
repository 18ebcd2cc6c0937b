import type { Payload } from 'payload'
import type { DocumentKind } from '../../../src/domain/document-kinds'
import { widthsOfUploads } from '../../../src/picture-widths/lacking-widths'
import { type Kind, pictureName } from '../numbers'
import { storeDocumentFile } from '../stored-files'
import { pictureOf, storeOriginal, storePicture } from '../stored-pictures'
import { document, kindOf } from './document'
import type { Library, StoredFields } from './library'
import { medium } from './medium'
import { newsArticle } from './news'
import { product } from './product'

/** Makes the n-th document of a kind; its files are stored when this is done. */
export type Maker = (kind: Kind, n: number) => Promise<StoredFields>

/** @param library what documents refer to at the moment when they are made */
export function makerFor(payload: Payload, library: Library): Maker {
  // Payload's own list: the seed may have shortened it.
  const widths = widthsOfUploads(payload)
  const pictures = onceEach((index: number) => storePicture(index, widths))
  const files = onceEach((kind: DocumentKind) => storeDocumentFile(payload, kind))
  return async (kind, n) => {
    if (kind === 'products') return product(n, library)
    if (kind === 'news') return newsArticle(n, library)
    if (kind === 'documents') return document(n, library, await files(kindOf(n)))
    const picture = await pictures(pictureOf(n))
    await storeOriginal(picture, pictureName(n))
    return medium(n, picture)
  }
}

/** Does the work for each thing when it is first asked for. */
function onceEach<K, V>(work: (key: K) => Promise<V>): (key: K) => Promise<V> {
  const done = new Map<K, Promise<V>>()
  return (key) => {
    const known = done.get(key) ?? work(key)
    done.set(key, known)
    return known
  }
}
