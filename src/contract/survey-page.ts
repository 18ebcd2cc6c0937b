import { z } from 'zod'

/** The survey's landing page; `introduction` is plain text, a paragraph a line. */
export const surveyPage = z.object({
  title: z.string(),
  introduction: z.string(),
  chineseUrl: z.string(),
  englishUrl: z.string(),
})
export type SurveyPage = z.infer<typeof surveyPage>
