import 'server-only'
import { type SurveyPage, surveyPage } from '../contract/survey-page'
import { findGlobal } from './find'
import { memoisedByVersion } from './memoised-by-version'
import { loadPictures } from './pictures'
import { toSeo } from './seo'

/** The landing page of the survey. */
export const getSurveyPage = memoisedByVersion(async (viewer): Promise<SurveyPage> => {
  const row = await findGlobal(viewer, 'survey-page')
  const pictures = await loadPictures([row.seo?.image])
  return surveyPage.parse({
    title: row.title ?? '',
    introduction: row.introduction ?? '',
    chineseUrl: row.chineseUrl ?? '',
    englishUrl: row.englishUrl ?? '',
    seo: toSeo(row.seo, pictures),
  })
})
