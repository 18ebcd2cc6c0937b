/** Collections that an import writes, in the order in which they refer to each other. */
export const importedCollections = [
  'download-categories',
  'documents',
  'product-categories',
  'products',
  'solution-categories',
  'solutions',
  'story-categories',
  'stories',
  'news',
  'trainings',
  'staff-messages',
  'single-pages',
  'banners',
] as const

export type ImportedCollection = (typeof importedCollections)[number]

/** Site information is one document; whatever speaks of collections calls it so. */
export const SITE = 'site-information'

export type Place = ImportedCollection | typeof SITE

const placeNames: Record<string, string> = {
  [SITE]: '站点信息',
  'download-categories': '下载分类',
  documents: '资料文件',
  'product-categories': '产品分类',
  products: '产品',
  'solution-categories': '方案分类',
  solutions: '方案',
  'story-categories': '案例分类',
  stories: '案例',
  news: '新闻',
  trainings: '员工培训',
  'staff-messages': '员工寄语',
  'single-pages': '单页',
  banners: '横幅',
  media: '图片与视频',
}

/** What a kind of document is called. */
export const placeName = (place: string): string => placeNames[place] ?? place
