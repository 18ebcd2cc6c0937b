/** Sections of the admin's navigation, in the order in which editors meet them. */
export const groups = {
  products: '产品',
  stories: '案例与方案',
  articles: '新闻与招聘',
  pages: '页面与站点',
  files: '图片与资料',
  service: '客户服务',
  system: '系统',
} as const
