/**
 * The public pages, and all that the parts of the program need to know of them (record 0034). A page is one row here, its route
 * under `src/app` and its view in `src/views`; spelling, cache, counting, preview, sitemap, robots and dashboard follow from the row.
 *
 * @typedef {object} Page
 * @property {string} name what staff calls it; pages that show one document are named by it
 * @property {readonly string[]} [otherSpellings] paths that lead here; any letter case and a slash at the end do so anyway
 * @property {Shown} [shows] the one document whose number the address has in `id`. Of several pages that show a kind of document, the
 *   first is its own, which links lead to
 * @property {import('./parameter-kinds.mjs').Parameters} [parameters] that it reads besides (spec: addresses/list-parameters,
 *   addresses/unknown-parameters), in their canonical order, and what they may be
 * @property {true} [isByAttributes] it reads what is wished of attributes, too, by their keys (spec: products/filter-address)
 * @property {string} [lists] the collection that it lists
 * @property {string} [within] the page that leads to what it shows, where none lists that collection
 * @property {Categories} [categories] by which the list is narrowed
 * @property {string} [global] whose texts it shows
 * @property {readonly Part[]} [parts] what has neither page nor list of its own and is seen here
 * @property {readonly Mention[]} [mentions] categories and settings that are seen here besides their own page (spec: content/preview-places)
 * @property {readonly string[]} [views] its queries that are pages to search engines
 * @property {string} [repeats] the page that it shows once more at an older address (spec: addresses/canonical)
 * @property {'unlisted' | 'never'} [indexing] whether search engines may keep it; it is in the sitemap unless this or `repeats` says so
 * @property {false} [isCached] false when its answer depends on another host: the page cache leaves it alone
 * @property {true} [takesForm] whether its own form is sent to it, and answered by it: for who has no scripts (spec: lookup/without-scripts)
 * @property {MenuSection} [menu] the section of the menu that is marked while it is open
 * @property {'viewer'} [layout] the group of routes under `src/app` whose layout is around it, else `site` with header and footer
 *
 * @typedef {object} Shown
 * @property {string} collection
 * @property {'articleId' | 'categoryId'} field that the number is in
 * @property {'productNumber'} [id] what the number looks like, else `number` (spec: addresses/ids)
 *
 * @typedef {object} Categories
 * @property {string} collection
 * @property {string} parameter which has the number of a category
 * @property {string} [ofChildren] which has that of a category within another one
 * @property {false} [isListed] false: the lists of single categories are not in the sitemap
 *
 * @typedef {object} Part
 * @property {string} of collection or global
 * @property {Readonly<Record<string, string>>} [having] those documents only; it goes before pages for all of them
 *
 * @typedef {object} Mention
 * @property {string} of collection of the categories, or the global
 * @property {readonly string[]} [by] the fields that name one in the document that the page shows; without them all are seen
 *
 * @typedef {'selection' | 'products' | 'solutions' | 'stories' | 'service' | 'about'} MenuSection
 */

/** What the selector asks (spec: selector/address): a use and the way to say the load are words, all else is typed and not worth keeping. */
const selectorParameters = /** @satisfies {import('./parameter-kinds.mjs').Parameters} */ (
  /** @type {const} */ ({
    ...{ use: 'word', known: 'word', step: 'word' },
    ...{
      s: 'text',
      uk: 'text',
      n: 'text',
      mva: 'text',
      i: 'text',
      p: 'text',
      cos: 'text',
      eta: 'text',
      div: 'text',
      u: 'text',
      ik: 'text',
    },
    ...{ isc: 'text', voc: 'text', ns: 'text', tmin: 'text', ct: 'text', place: 'text' },
    ...{ earth: 'text', poles: 'text', t: 'text', h: 'text' },
  })
)

/** By path, in the spelling that is public (spec: addresses/paths) and in the order of the sitemap. */
export const pages = /** @satisfies {Readonly<Record<string, Page>>} */ (
  /** @type {const} */ ({
    '/': {
      name: '首页',
      otherSpellings: ['/index.html'],
      global: 'home-page',
      parts: [{ of: 'banners' }, { of: 'site-information' }],
      mentions: [{ of: 'product-categories' }],
    },
    '/AboutView': { name: '关于我们', global: 'about-page', menu: 'about' },
    '/GroupIntroductView': {
      name: '集团介绍',
      parameters: { tab: 'word' },
      global: 'group-page',
      views: ['tab=chairman'],
      menu: 'about',
    },
    '/Recruiting': {
      name: '招贤纳士',
      parameters: { pageNum: 'number' },
      global: 'recruiting-page',
      parts: [{ of: 'staff-messages' }],
      menu: 'about',
    },
    '/CustomerView': { name: '客户服务中心', global: 'service-page', mentions: [{ of: 'site-information' }], menu: 'service' },
    '/wjFile': { name: '调查问卷', global: 'survey-page' },

    '/GoodsListView': {
      name: '产品中心',
      parameters: {
        category: 'ids',
        id: 'ids',
        categoryName: 'label',
        subcategoryName: 'label',
        hot: 'flag',
        new: 'flag',
        all: 'flag',
        search: 'flag',
        val: 'text',
        pageNum: 'number',
      },
      isByAttributes: true,
      lists: 'products',
      categories: { collection: 'product-categories', parameter: 'category', ofChildren: 'id' },
      parts: [{ of: 'banners', having: { placement: 'product' } }, { of: 'page-headers' }],
      menu: 'products',
    },
    '/ExampleView': {
      name: '客户案例',
      parameters: { id: 'ids', index: 'number', all: 'flag', name: 'label', search: 'flag', val: 'text', pageNum: 'number' },
      lists: 'stories',
      categories: { collection: 'story-categories', parameter: 'id' },
      menu: 'stories',
    },
    '/News': { name: '新闻中心', parameters: { pageNum: 'number' }, lists: 'news', menu: 'about' },
    '/Download': {
      name: '下载中心',
      parameters: { name: 'text', categoryId: 'ids', pageNum: 'number' },
      lists: 'documents',
      categories: { collection: 'download-categories', parameter: 'categoryId', isListed: false },
      menu: 'service',
    },

    '/Questions': {
      name: '常见问题',
      parameters: { val: 'text' },
      lists: 'questions',
      mentions: [{ of: 'site-information' }],
      menu: 'service',
    },

    '/selectProduct': {
      name: '产品选型',
      parameters: selectorParameters,
      global: 'selector-page',
      mentions: [{ of: 'product-categories' }, { of: 'site-information' }],
      menu: 'selection',
    },
    '/selectProduct2': { name: '产品选型', parameters: selectorParameters, repeats: '/selectProduct', menu: 'selection' },
    '/Lookup': { name: '核对型号清单', takesForm: true, mentions: [{ of: 'site-information' }], menu: 'selection' },
    '/SelectionList': { name: '选型清单', menu: 'selection' },
    '/Compare': { name: '产品对比', parameters: { ids: 'text' }, indexing: 'never', menu: 'products' },
    '/Consult': { name: '我要咨询', mentions: [{ of: 'site-information' }], menu: 'service' },
    '/SelfService': { name: '自助报修', mentions: [{ of: 'site-information' }], menu: 'service' },
    '/Feedback': { name: '意见反馈', mentions: [{ of: 'site-information' }], menu: 'service' },
    '/SearchResult': {
      name: '搜索结果',
      parameters: { val: 'text', search: 'flag', tab: 'word', productPage: 'number', newsPage: 'number', documentPage: 'number' },
      indexing: 'never',
    },

    '/ResultView': {
      name: '方案分类',
      shows: { collection: 'solution-categories', field: 'categoryId' },
      menu: 'solutions',
    },
    '/GoodsInfoView': {
      name: '产品详情',
      shows: { collection: 'products', field: 'articleId', id: 'productNumber' },
      // A whole code, or what is chosen of each option and which accessories (spec: products/configure-address).
      parameters: {
        ...{ hash: 'flag', code: 'orderCode', with: 'text' },
        ...{ o1: 'text', o2: 'text', o3: 'text', o4: 'text', o5: 'text', o6: 'text' },
        ...{ o7: 'text', o8: 'text', o9: 'text', o10: 'text', o11: 'text', o12: 'text' },
      },
      mentions: [{ of: 'product-categories', by: ['category', 'category.parent'] }],
      menu: 'products',
    },
    '/ExampleInfoView': {
      name: '案例详情',
      shows: { collection: 'stories', field: 'articleId' },
      mentions: [{ of: 'story-categories', by: ['category'] }],
      menu: 'stories',
    },
    '/ResultInfoView': {
      name: '方案详情',
      shows: { collection: 'solutions', field: 'articleId' },
      mentions: [{ of: 'solution-categories', by: ['category'] }],
      menu: 'solutions',
    },
    '/NewsDetail': { name: '新闻详情', shows: { collection: 'news', field: 'articleId' }, menu: 'about' },
    '/RecruitingInfo': {
      name: '培训详情',
      shows: { collection: 'trainings', field: 'articleId' },
      within: '/Recruiting',
      menu: 'about',
    },
    '/RichText': { name: '单页', shows: { collection: 'single-pages', field: 'articleId' } },
    '/RichTextInfo': {
      name: '单页',
      shows: { collection: 'single-pages', field: 'articleId' },
      repeats: '/RichText',
    },
    '/VideoView': { name: '视频', shows: { collection: 'single-pages', field: 'articleId' } },

    '/PDF': { name: '文件预览', parameters: { param: 'text' }, indexing: 'unlisted', layout: 'viewer' },
    '/PDF2': { name: '说明书预览', parameters: { kbsId: 'text' }, repeats: '/PDF', isCached: false, layout: 'viewer' },
  })
)

/** @typedef {keyof typeof pages} PagePath */
