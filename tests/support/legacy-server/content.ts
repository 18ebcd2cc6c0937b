/**
 * The content of an invented legacy site, in the shapes of its own contract (spec: prod-api/endpoints) and with the oddities that
 * such services have: rows that leave keys out, nulls where texts should be, numbers as texts, dates in several forms, keys that
 * nobody asked for, addresses of files on another host.
 */

export type Row = Record<string, unknown>

/** How much there is of each kind. */
export type Amounts = { products: number; news: number; documents: number; stories: number; solutions: number; trainings: number }

export const amounts: Amounts = { products: 25, news: 23, documents: 24, stories: 12, solutions: 8, trainings: 9 }

export type LegacyContent = {
  siteInfo: Row
  banners: Row[]
  productBanners: Row[]
  singlePages: Map<number, Row>
  productCategories: Row[]
  products: Row[]
  productDetails: Map<string, Row>
  documentCategories: Row[]
  documents: Row[]
  storyCategories: Row[]
  stories: Row[]
  storyDetails: Map<number, Row>
  solutionCategories: Row[]
  solutionCategoryDetails: Map<number, Row>
  solutions: Row[]
  solutionDetails: Map<number, Row>
  news: Row[]
  trainings: Row[]
  trainingDetails: Map<number, Row>
  staffMessages: Row[]
}

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)
const picture = (name: string) => `/profile/upload/2023/05/${name}.png`

/** What tables of such services have beside the contract. */
const ofTable = { createBy: 'admin', createTime: '2023-05-04 10:00:00', remark: null, params: {} }

const WORD_STYLE = 'style="margin-left:21.0pt;mso-char-indent-count:2.0;font-family:宋体" class="MsoNormal"'

/** Rich text as an old editor left it: Word's styles, a table, a picture, a link to a page of the site, a list. */
export const richText = (title: string, image: string) =>
  `<p ${WORD_STYLE}><span style="font-size:16px"><strong>${title}</strong>的说明。</span></p><h2>安装</h2><ul><li>固定</li><li>接线</li></ul>` +
  `<table border="1"><tbody><tr><td>额定电流</td><td>630A</td></tr></tbody></table><p><img src="${image}" alt=""></p>` +
  '<p>另见<a href="/GoodsInfoView?id=1001">塑壳断路器</a>。</p>'

/** Dates in the forms that are met; each is 9:02:03 of the day in Shanghai, or its midnight. */
const dateForms = [
  (day: string) => `2023-05-${day} 09:02:03`,
  (day: string) => `2023/05/${day} 09:02:03`,
  (day: string) => `2023-05-${day}T09:02:03.000+08:00`,
  (day: string) => Date.parse(`2023-05-${day}T09:02:03+08:00`),
  (day: string) => `2023年5月${Number(day)}日`,
]

const dateOf = (index: number) => {
  const form = dateForms[index % dateForms.length]
  return form?.(String((index % 28) + 1).padStart(2, '0')) ?? null
}

const categoryTree = [
  { categoryId: 1, categoryName: '配电类', children: [101, 102] },
  { categoryId: 2, categoryName: '控制类', children: [201] },
].map(({ children, ...parent }) => ({
  ...parent,
  productCount: 0,
  childrenCategoryList: children.map((id) => ({ categoryId: id, categoryName: `分类${id}`, productCount: 0, childrenCategoryList: null })),
}))

const leaves = [101, 102, 201]
const leafOf = (index: number) => leaves[index % leaves.length] ?? 101

/** Makes the content; the same each time. */
export function makeContent({ products, news, documents, stories, solutions, trainings }: Amounts): LegacyContent {
  const attachmentOf = (index: number): Row => ({
    id: 5000 + index,
    name: `产品样本 ${index}`,
    url: `/profile/upload/files/sample-${index}.pdf`,
    ext: index % 2 ? 'PDF' : '.pdf',
    sizeCn: '1KB',
    typeName: index % 3 ? '产品样本' : '合格证书',
  })
  const productRows = upTo(products).map((index) => ({
    articleId: String(1000 + index),
    title: `HM${index} 塑壳断路器`,
    cover: picture(`product-${index}`),
    isNew: index % 5 === 0 ? 1 : 0,
    isHot: index % 7 === 0 ? '1' : '0',
    categoryName: `分类${leafOf(index)}`,
    ...ofTable,
  }))
  const storyRows = upTo(stories).map((index) => ({
    articleId: 300 + index,
    title: `项目 ${index}`,
    cover: picture(`story-${index}`),
    categoryName: index % 4 ? '电力' : '全球案例',
  }))
  const solutionRows = upTo(solutions).map((index) => ({
    articleId: 700 + index,
    title: `方案 ${index}`,
    subTitle: index % 2 ? `副标题 ${index}` : null,
    cover: picture(`solution-${index}`),
  }))
  const newsRows = upTo(news).map((index) => ({
    articleId: 800 + index,
    title: `新闻 ${index}`,
    banner: index % 3 ? null : picture(`news-banner-${index}`),
    cover: index % 2 ? picture(`news-${index}`) : '',
    content: richText(`新闻 ${index}`, picture(`news-text-${index}`)),
    updateTime: dateOf(index),
    officialAccountsUrl: index % 4 ? null : `https://mp.weixin.qq.com/s/${index}`,
  }))
  const trainingRows = upTo(trainings).map((index) => ({
    articleId: 900 + index,
    title: `培训 ${index}`,
    cover: null,
    updateTime: dateOf(index),
    officialAccountsUrl: '',
  }))
  return {
    siteInfo: {
      siteName: '海沃电气',
      description: '低压电气设备制造商',
      keywords: '断路器,接触器',
      serviceHotline: '400-000-0000',
      publicAccountQrcode: picture('qr-account'),
      technicalServiceQrcode: null,
      videoAccountQrcode: picture('qr-video'),
      bottomLinkInfo: '<p>海沃电气有限公司</p>',
      copyright: '© 海沃电气',
      questionnaireUrl: 'https://survey.example.com/q/1',
    },
    banners: [
      { banner: picture('banner-1'), url: 'https://www.example.com/promo' },
      { banner: picture('banner-2'), url: null },
    ],
    productBanners: [{ banner: picture('product-banner-1'), url: '/GoodsListView?all=true' }],
    singlePages: new Map(
      [50, 51, 58, 59, 61, 62, 69, 70, 436, 437].map((id) => [
        id,
        {
          articleId: id,
          title: `单页 ${id}`,
          content: richText(`单页 ${id}`, picture(`page-${id}`)),
          attachment: id === 436 ? '/profile/upload/files/sample-1.pdf' : null,
        },
      ]),
    ),
    productCategories: categoryTree,
    products: productRows,
    productDetails: new Map(productRows.map((row, index) => [row.articleId, productDetail(row, index + 1, attachmentOf)])),
    documentCategories: [11, 12].map((id) => ({ categoryId: id, categoryName: `资料${id}`, count: documents / 2 })),
    documents: upTo(documents).map((index) => attachmentOf(index)),
    storyCategories: [9, 23].map((id) => ({
      categoryId: id,
      categoryName: id === 23 ? '全球案例' : '电力',
      banner: picture(`story-category-${id}`),
      cover: null,
      subTitle: null,
    })),
    stories: storyRows,
    storyDetails: new Map(storyRows.map((row, index) => [row.articleId, storyDetail(row, index + 1, productRows, solutionRows)])),
    solutionCategories: [
      {
        categoryId: 31,
        categoryName: '行业方案',
        childrenCategoryList: [{ categoryId: 32, categoryName: '数据中心', childrenCategoryList: [] }],
      },
    ],
    solutionCategoryDetails: new Map([31, 32].map((id) => [id, solutionCategoryDetail(id, storyRows.slice(0, 2))])),
    solutions: solutionRows,
    solutionDetails: new Map(
      solutionRows.map((row) => [
        row.articleId,
        {
          ...row,
          content: richText(row.title, picture(`solution-text-${row.articleId}`)),
          categoryAbstract: '<p>摘要</p>',
          categoryId: 32,
          categoryName: '数据中心',
        },
      ]),
    ),
    news: newsRows,
    trainings: trainingRows,
    trainingDetails: new Map(
      trainingRows.map((row) => [row.articleId, { ...row, content: richText(row.title, picture(`training-${row.articleId}`)) }]),
    ),
    staffMessages: [1, 2].map((index) => ({
      cover: picture(`staff-${index}`),
      name: `员工${index}`,
      position: '工程师',
      employeeMessage: `寄语 ${index}`,
    })),
  }
}

function productDetail(row: Row, index: number, attachmentOf: (index: number) => Row): Row {
  return {
    baseInfo: { ...row, articleId: row.articleId, categoryId: leafOf(index), parentCategoryId: leafOf(index) < 200 ? 1 : 2 },
    caseList: index % 2 ? [{ articleId: 301, title: '项目 1', cover: picture('story-1') }] : null,
    details: {
      data: {
        summary: `紧凑可靠。重要参数额定电流：${index * 10}A\n极数：3P`,
        content: `<p>短路保护：分断能力高。</p><p>过载保护：热磁脱扣。</p><p><img src="${picture(`parameters-${index}`)}"></p>`,
        thumbnail: row.cover,
        lorePhotoVOS: [{ url: row.cover }, { url: picture(`gallery-${index}`) }],
        loreAttchmentVOS: [attachmentOf(index)],
      },
    },
  }
}

function storyDetail(row: Row, index: number, products: readonly Row[], solutions: readonly Row[]): Row {
  return {
    ...row,
    categoryId: index % 4 ? 9 : 23,
    subTitle: null,
    banner: picture(`story-banner-${index}`),
    video: '',
    customerName: `客户 ${index}`,
    projectAddress: '上海',
    projectTime: '2022 年',
    content: '<p>项目概况</p>',
    requirementBackgroundImage: null,
    requirementContent: '可靠供电',
    solutionTitile1: '方案一',
    solutionContent1: '说明一',
    solutionTitile2: '方案二',
    solutionContent2: '说明二',
    solutionTitile3: null,
    solutionContent3: null,
    projectOutcomeBackgroundImage: picture(`outcome-${index}`),
    projectOutcomeContent: '运行良好',
    productList: products.slice(0, 2),
    solutionList: solutions.slice(0, 1),
  }
}

function solutionCategoryDetail(id: number, stories: readonly Row[]): Row {
  return {
    categoryId: id,
    categoryName: id === 31 ? '行业方案' : '数据中心',
    subTitle: '高可靠',
    banner: picture(`solution-category-${id}`),
    cover: null,
    categoryAbstract: '<p>综述</p>',
    applicationValueTitle1: '省电',
    applicationValueContent1: '少一成',
    applicationValueTitle2: '省时',
    applicationValueContent2: '快一半',
    caseList: stories.map((story) => ({ ...story, content: '<p>案例</p>', banner: story.cover })),
  }
}
