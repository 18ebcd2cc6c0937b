import { z } from 'zod'
import { picture } from './picture'
import { seoTexts } from './seo'

/** A news article; `content` is sanitised HTML, `updatedAt` the editor's publishing date as `yyyy-MM-dd HH:mm:ss`. */
export const newsArticle = z.object({
  id: z.int(),
  title: z.string(),
  banner: picture.nullable(),
  cover: picture.nullable(),
  content: z.string(),
  updatedAt: z.string(),
  isNew: z.boolean(),
  officialAccountsUrl: z.string(),
})
export type NewsArticle = z.infer<typeof newsArticle>

/** A news article among others that are recommended. */
export const newsCard = newsArticle.pick({ id: true, title: true, cover: true, updatedAt: true })
export type NewsCard = z.infer<typeof newsCard>

/** A news article as its own page shows it. */
export const newsPage = newsArticle.extend({ seo: seoTexts })
export type NewsPage = z.infer<typeof newsPage>

/** A training in a list. */
export const trainingCard = z.object({
  id: z.int(),
  title: z.string(),
  cover: picture.nullable(),
  updatedAt: z.string(),
  officialAccountsUrl: z.string(),
})
export type TrainingCard = z.infer<typeof trainingCard>

/** A training with its text, sanitised HTML. */
export const training = trainingCard.extend({ content: z.string(), seo: seoTexts })
export type Training = z.infer<typeof training>

export const staffMessage = z.object({
  name: z.string(),
  position: z.string(),
  cover: picture.nullable(),
  message: z.string(),
})
export type StaffMessage = z.infer<typeof staffMessage>

/** A file or video that is attached to a page. */
export const attachedFile = z.object({
  url: z.string(),
  name: z.string(),
  /** Lower case, without a dot. */
  ext: z.string(),
  /** `812KB` or `1.25MB` (spec: prod-api/file-sizes). */
  sizeText: z.string(),
  /** URL of the picture that stands for a video until it plays. */
  poster: z.string().nullable(),
})
export type AttachedFile = z.infer<typeof attachedFile>

/** A page known by its number; `content` is sanitised HTML. */
export const singlePage = z.object({
  id: z.int(),
  title: z.string(),
  content: z.string(),
  /** URL of the attached file or video. */
  attachment: z.string().nullable(),
  /** The same file with what a link to it says. */
  file: attachedFile.nullable(),
  seo: seoTexts,
})
export type SinglePage = z.infer<typeof singlePage>

/** A single page in a list. */
export const singlePageLink = z.object({ id: z.int(), title: z.string() })
export type SinglePageLink = z.infer<typeof singlePageLink>

/** A single page whose attachment is a video. */
export const videoPage = singlePageLink
export type VideoPage = z.infer<typeof videoPage>
