import { z } from 'zod'
import { seoTexts } from './seo'

/** The survey's landing page; `introduction` is plain text, a paragraph a line. */
export const surveyPage = z.object({
  title: z.string(),
  introduction: z.string(),
  chineseUrl: z.string(),
  englishUrl: z.string(),
  seo: seoTexts,
})
export type SurveyPage = z.infer<typeof surveyPage>
