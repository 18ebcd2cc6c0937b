import 'server-only'
import { getCms } from '../cms'
import { noteReads } from '../lib/content-reads.mjs'
import type { ServiceSetting } from '../payload-types'
import { memoisedByVersion } from './memoised-by-version'

/** How long personal data is kept, as a table with what happens then: out of the settings by which the nightly work goes. */
export const loadRetentionHtml = memoisedByVersion(async (): Promise<string> => {
  const cms = await getCms()
  noteReads(['service-settings'])
  // The settings are for the staff; the periods are for everybody.
  return retentionHtml(await cms.findGlobal({ slug: 'service-settings', depth: 0, overrideAccess: true }))
})

/** @param settings as the service desk has set them */
export function retentionHtml({ retention, retentionAction }: Pick<ServiceSetting, 'retention' | 'retentionAction'>): string {
  const rows = [
    ['咨询记录', `自办结之日起 ${inWords(retention.consultationMonths)}`],
    ['意见反馈记录', `自办结之日起 ${inWords(retention.feedbackMonths)}`],
    ['报修记录与现场照片', `自办结之日起 ${inWords(retention.repairMonths)}`],
    ['后台登录与操作的安全日志', `自产生之日起 ${retention.auditDays} 天`],
  ]
  const body = rows.map(([kind, time]) => `<tr><th scope="row">${kind}</th><td>${time}</td></tr>`).join('')
  const head = '<tr><th scope="col">信息</th><th scope="col">保存期限</th></tr>'
  const end = retentionAction === 'delete' ? '予以删除' : '作匿名化处理，照片与备注一并删除'
  return `<div class="table" tabindex="0" role="region" aria-label="保存期限"><table><thead>${head}</thead><tbody>${body}</tbody></table></div><p>尚未办结的记录自办结时起算。期限届满后，我们对咨询、反馈与报修记录${end}；安全日志予以删除。</p>`
}

/** Whole years as years. */
function inWords(months: number): string {
  return months % 12 === 0 ? `${months / 12} 年` : `${months} 个月`
}
