/** What is written as a draft and published, as the CMS calls it. */
export const publishedCollections = [
  'products',
  'product-categories',
  'stories',
  'story-categories',
  'solutions',
  'solution-categories',
  'news',
  'trainings',
  'staff-messages',
  'questions',
  'banners',
  'single-pages',
  'documents',
  'download-categories',
] as const

/** The same of which there is one each. */
export const publishedGlobals = [
  'site-information',
  'home-page',
  'page-headers',
  'about-page',
  'group-page',
  'recruiting-page',
  'service-page',
  'survey-page',
  'selector-page',
] as const
