/** Every kind of page with the states that look different, for the checks that all pages must pass. */
export const routes = [
  '/',
  '/GoodsListView',
  '/GoodsListView?category=1&id=11,12',
  '/GoodsListView?search=true&val=%E6%B2%A1%E6%9C%89%E8%BF%99%E4%B8%AA',
  '/GoodsInfoView?id=153',
  '/GoodsInfoView?id=160_2&hash=true',
  '/GoodsInfoView',
  '/ExampleView',
  '/ExampleView?id=23',
  '/ExampleInfoView?id=301',
  '/SearchResult?search=true&val=HM3',
  '/SearchResult?search=true&val=%E6%B2%A1%E6%9C%89%E8%BF%99%E4%B8%AA',
  '/SearchResult',
  '/PDF?param=%2Ffiles%2Fhm3-250-quick-selection.pdf',
  '/PDF?param=https%3A%2F%2Fexample.com%2Fa.pdf',
  '/PDF2?kbsId=KBS-HGR1-160',
  '/VideoView?id=436',
  '/selectProduct',
  '/selectProduct2',
  '/RichText?id=69',
  '/RichTextInfo?id=70',
] as const

/** An address that is no page. */
export const unknownRoute = '/no-such-page'
