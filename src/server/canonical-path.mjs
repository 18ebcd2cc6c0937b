/** Public paths; any other letter case leads here (spec: addresses/paths, addresses/letter-case). */
export const publicPaths = [
  '/ExampleView',
  '/ExampleInfoView',
  '/GoodsListView',
  '/GoodsInfoView',
  '/AboutView',
  '/SelfService',
  '/Feedback',
  '/Recruiting',
  '/News',
  '/NewsDetail',
  '/ResultView',
  '/ResultInfoView',
  '/CustomerView',
  '/GroupIntroductView',
  '/Download',
  '/Consult',
  '/SearchResult',
  '/RecruitingInfo',
  '/RichTextInfo',
  '/PDF',
  '/PDF2',
  '/VideoView',
  '/RichText',
  '/selectProduct',
  '/selectProduct2',
  '/wjFile',
]

const byLowerCase = new Map(publicPaths.map((path) => [path.toLowerCase(), path]))
// Old links: /index.html#/pdf?param=…
byLowerCase.set('/index.html', '/')

/**
 * The listed spelling of a public path; any other path as it is.
 *
 * @param {string} pathname
 */
export function canonicalPath(pathname) {
  const withoutSlash = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname
  return byLowerCase.get(withoutSlash.toLowerCase()) ?? pathname
}
