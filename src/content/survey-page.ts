import 'server-only'
import { cache } from 'react'
import { type SurveyPage, surveyPage } from '../contract/survey-page'
import { type Viewer, visitor } from './cms'
import { findGlobal } from './find'
import { loadPictures } from './pictures'
import { toSeo } from './seo'

/** The landing page of the survey. */
export const getSurveyPage = cache(async (viewer: Viewer = visitor): Promise<SurveyPage> => {
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
