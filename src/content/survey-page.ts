import 'server-only'
import { type SurveyPage, surveyPage } from '../contract/survey-page'
import { getCms, readingAs, type Viewer, visitor } from './cms'

/** The landing page of the survey. */
export async function getSurveyPage(viewer: Viewer = visitor): Promise<SurveyPage> {
  const cms = await getCms()
  const row = await cms.findGlobal({ slug: 'survey-page', ...readingAs(viewer) })
  return surveyPage.parse({
    title: row.title ?? '',
    introduction: row.introduction ?? '',
    chineseUrl: row.chineseUrl ?? '',
    englishUrl: row.englishUrl ?? '',
  })
}
