import type { GlobalConfig } from 'payload'
import { contentGlobal } from '../content-collection'
import { editedBy } from '../fields/edited-by'
import { oneLine, plainText } from '../fields/one-line'
import { seo } from '../fields/seo'
import { webLink } from '../fields/web-link'
import { groups } from '../groups'

/** The landing page of the ESG materiality survey. */
export const SurveyPage: GlobalConfig = {
  ...contentGlobal,
  slug: 'survey-page',
  label: 'ESG 问卷',
  admin: { group: groups.pages },
  fields: [
    oneLine('title', '标题', { required: true }),
    plainText('introduction', '说明', { required: true }),
    webLink('chineseUrl', '中文问卷', { required: true, isOutside: true }),
    webLink('englishUrl', '英文问卷', { required: true, isOutside: true }),
    seo,
    editedBy,
  ],
}
