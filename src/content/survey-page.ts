import 'server-only'
import { type SurveyPage, surveyPage } from '../contract/survey-page'
import { getCms, readingAs } from './cms'
import { keptForVersion } from './kept'

/** The landing page of the survey. */
export const getSurveyPage = keptForVersion(async (viewer): Promise<SurveyPage> => {
  const cms = await getCms()
  const row = await cms.findGlobal({ slug: 'survey-page', ...readingAs(viewer) })
  return surveyPage.parse({
    title: row.title ?? '',
    introduction: row.introduction ?? '',
    chineseUrl: row.chineseUrl ?? '',
    englishUrl: row.englishUrl ?? '',
  })
})
