/**
 * What is measured of a site: the rows of docs/scale.md.
 *
 * @typedef {object} Known of a site
 * @property {number} products how many there are
 * @property {string} sitemap where the first addresses of its products are: the sitemap, or a part of it
 * @property {string | number} document the database id of one
 *
 * @typedef {object} Row
 * @property {string} name on the command line
 * @property {string} what in the table
 * @property {(known: Known) => string} path
 * @property {'products' | 'news' | 'documents'} [changes] a document of this collection makes it cold; never cold without it
 * @property {boolean} [isAdmin] asked for by an administrator
 * @property {boolean} [isKept] asked for as visitors do, who get what is kept
 * @property {'plain' | 'hot'} [follows] cold: asked for when a product was published, as the next visitor does: one that the menus only count, or one that they show
 * @property {boolean} [grows] how much is shown grows with the content, so that its cost may, too
 */

const BY_PAGE = 10

/** @type {readonly Row[]} */
export const rows = [
  { name: 'home', what: 'home', path: () => '/', changes: 'products' },
  { name: 'list', what: 'list, page 1', path: () => '/GoodsListView', changes: 'products' },
  { name: 'list-page', what: 'list, page 500', path: () => '/GoodsListView?pageNum=500', changes: 'products' },
  { name: 'list-keyword', what: 'list, keyword', path: () => '/GoodsListView?search=1&val=63%2F3P', changes: 'products' },
  { name: 'list-category', what: 'list, category', path: () => '/GoodsListView?category=1&id=12', changes: 'products' },
  { name: 'search', what: 'site search', path: () => '/SearchResult?val=%E6%96%AD%E8%B7%AF%E5%99%A8&search=1', changes: 'products' },
  { name: 'detail', what: 'detail', path: () => '/GoodsInfoView?id=500000042', changes: 'products' },
  { name: 'selector', what: 'selector, uses', path: () => '/selectProduct?from=bench', changes: 'products' },
  { name: 'selector-data', what: 'selector, electrical data', path: () => '/selectProduct?use=feeder&i=321', changes: 'products' },
  {
    name: 'selector-result',
    what: 'selector, result',
    path: () => '/selectProduct?use=feeder&i=100&ik=25&step=results',
    changes: 'products',
  },
  {
    name: 'selector-none',
    what: 'selector, nothing fits',
    path: () => '/selectProduct?use=feeder&i=100&ik=150&h=3000&t=60&step=results',
    changes: 'products',
  },
  { name: 'downloads', what: 'downloads, keyword', path: () => '/Download?name=%E8%AF%B4%E6%98%8E%E4%B9%A6', changes: 'documents' },
  {
    name: 'api-counts',
    what: 'API category counts',
    path: () => '/prod-api/api/attachment/category/list?name=%E8%AF%B4%E6%98%8E%E4%B9%A6',
    changes: 'documents',
  },
  { name: 'api-product', what: 'API product/{id}', path: () => '/prod-api/api/product/500000042', changes: 'products' },
  { name: 'sitemap', what: 'sitemap', path: () => '/sitemap.xml', changes: 'products', grows: true },
  { name: 'sitemap-part', what: 'sitemap part, kept', path: ({ sitemap }) => sitemap, isKept: true, grows: true },
  { name: 'next-visitor', what: 'next visitor’s list after a publish', path: () => '/GoodsListView?pageNum=2', follows: 'plain' },
  { name: 'next-visitor-hot', what: 'the same, of a hot product', path: () => '/GoodsListView?pageNum=2', follows: 'hot' },
  { name: 'admin-list', what: 'admin list', path: () => '/admin/collections/products', isAdmin: true },
  {
    name: 'admin-last',
    what: 'admin list, last page',
    path: ({ products }) => `/admin/collections/products?limit=${BY_PAGE}&page=${Math.ceil(products / BY_PAGE)}`,
    isAdmin: true,
  },
  { name: 'admin-search', what: 'admin search', path: () => '/admin/collections/products?search=63%2F3P', isAdmin: true },
  {
    name: 'picker',
    what: 'picker of documents',
    // As a field of documents asks when 说明书 is typed.
    path: () =>
      '/cms-api/documents?draft=true&depth=0&limit=10&page=1&select[name]=true&sort=sortOrder,-publishedAt&where[and][0][name][like]=%E8%AF%B4%E6%98%8E%E4%B9%A6',
    isAdmin: true,
  },
  {
    name: 'picker-rare',
    what: 'picker of documents, a word of none',
    path: () =>
      '/cms-api/documents?draft=true&depth=0&limit=10&page=1&select[name]=true&sort=sortOrder,-publishedAt&where[and][0][name][like]=%E6%B2%A1%E6%9C%89%E7%9A%84%E8%AF%8D',
    isAdmin: true,
  },
  {
    name: 'linkable',
    what: 'what a link may lead to, a word of none',
    path: () => '/cms-api/linkable?words=%E6%B2%A1%E6%9C%89%E7%9A%84%E8%AF%8D',
    isAdmin: true,
  },
  {
    name: 'chosen',
    what: 'what a field of documents shows',
    path: ({ document }) => `/cms-api/documents?draft=true&depth=0&limit=1&select[name]=true&where[id][in][0]=${document}`,
    isAdmin: true,
  },
  { name: 'document', what: 'document edit page', path: ({ document }) => `/admin/collections/documents/${document}`, isAdmin: true },
  { name: 'library', what: 'picture library', path: () => '/admin/collections/media', isAdmin: true },
  {
    name: 'library-unused',
    what: 'picture library, what nothing uses',
    path: () => '/admin/collections/media?where[or][0][and][0][isUsed][equals]=false',
    isAdmin: true,
  },
  {
    name: 'library-search',
    what: 'picture library, words',
    path: () => '/admin/collections/media?search=%E6%96%AD%E8%B7%AF%E5%99%A8',
    isAdmin: true,
  },
  { name: 'library-folders', what: 'folders of the picture library', path: () => '/cms-api/media/folders', isAdmin: true },
  { name: 'dashboard', what: 'dashboard', path: () => '/admin', isAdmin: true, grows: true },
]
