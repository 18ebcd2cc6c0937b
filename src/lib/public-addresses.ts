/** Where each kind of document is shown, by the number that its address carries. */
export const publicAddresses = {
  products: (number: number | string) => `/GoodsInfoView?id=${number}`,
  stories: (number: number | string) => `/ExampleInfoView?id=${number}`,
  'story-categories': (number: number | string) => `/ExampleView?id=${number}`,
  solutions: (number: number | string) => `/ResultInfoView?id=${number}`,
  'solution-categories': (number: number | string) => `/ResultView?id=${number}`,
  news: (number: number | string) => `/NewsDetail?id=${number}`,
  trainings: (number: number | string) => `/RecruitingInfo?id=${number}`,
  'single-pages': (number: number | string) => `/RichText?id=${number}`,
} as const

export type AddressedCollection = keyof typeof publicAddresses

/** Where each page with fields of its own is shown. */
export const globalAddresses: Readonly<Record<string, string>> = {
  'home-page': '/',
  'about-page': '/AboutView',
  'group-page': '/GroupIntroductView',
  'recruiting-page': '/Recruiting',
  'service-page': '/CustomerView',
  'survey-page': '/wjFile',
}
