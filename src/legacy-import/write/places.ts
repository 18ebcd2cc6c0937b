import type { ImportedCollection } from '../../import-orders/places'

/** The field of the public number, by which a document is known that no import has made. */
export const numberFields: Readonly<Record<ImportedCollection, 'articleId' | 'attachmentId' | 'categoryId' | null>> = {
  'download-categories': 'categoryId',
  documents: 'attachmentId',
  'product-categories': 'categoryId',
  products: 'articleId',
  'solution-categories': 'categoryId',
  solutions: 'articleId',
  'story-categories': 'categoryId',
  stories: 'articleId',
  news: 'articleId',
  trainings: 'articleId',
  'single-pages': 'articleId',
  'staff-messages': null,
  banners: null,
}
