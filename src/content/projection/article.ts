/** News, trainings, messages, single pages and site information in the legacy shapes (spec: prod-api/endpoints). */
import type { z } from 'zod'
import type { NewsArticle, SinglePage, StaffMessage, TrainingCard } from '../../contract/articles'
import type * as rows from '../../contract/prod-api/rows'
import type { Banner, SiteInformation } from '../../contract/site'
import { flagOf, urlOf } from './product'

export function toNewsRow(article: NewsArticle): z.infer<typeof rows.newsRow> {
  return {
    articleId: article.id,
    title: article.title,
    banner: urlOf(article.banner),
    cover: urlOf(article.cover),
    content: article.content,
    updateTime: article.updatedAt,
    isNew: flagOf(article.isNew),
    officialAccountsUrl: article.officialAccountsUrl,
  }
}

export function toTrainingRow(card: TrainingCard): z.infer<typeof rows.trainingRow> {
  return {
    articleId: card.id,
    title: card.title,
    cover: urlOf(card.cover),
    updateTime: card.updatedAt,
    officialAccountsUrl: card.officialAccountsUrl,
  }
}

export function toEmployeeMessageRow(message: StaffMessage): z.infer<typeof rows.employeeMessageRow> {
  return { cover: urlOf(message.cover), name: message.name, position: message.position, employeeMessage: message.message }
}

export function toSinglePageRow({ id, title, content, attachment }: SinglePage): z.infer<typeof rows.singlePageRow> {
  return { articleId: id, title, content, attachment }
}

export function toBannerRow({ image, url }: Banner): z.infer<typeof rows.bannerRow> {
  return { banner: urlOf(image), url }
}

export function toSiteInfoRow(site: SiteInformation): z.infer<typeof rows.siteInfoRow> {
  return {
    siteName: site.siteName,
    description: site.description,
    keywords: site.keywords,
    serviceHotline: site.serviceHotline,
    publicAccountQrcode: urlOf(site.publicAccountQrcode),
    technicalServiceQrcode: urlOf(site.technicalServiceQrcode),
    videoAccountQrcode: urlOf(site.videoAccountQrcode),
    douyinQrcode: urlOf(site.douyinQrcode),
    bottomLinkInfo: site.bottomLinkInfo,
    copyright: site.copyright,
    questionnaireUrl: site.questionnaireUrl,
    brandName: site.brandName,
    serviceHours: site.serviceHours,
    serviceEmail: site.serviceEmail,
    feedbackHotline: site.feedbackHotline,
    onlineServiceUrl: site.onlineServiceUrl,
    miniProgramQrcode: urlOf(site.miniProgramQrcode),
    productSelectorUrl: site.productSelectorUrl,
  }
}
