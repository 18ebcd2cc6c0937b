import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { getSiteInformation } from '@/content/site-information'
import { clientAddress } from '@/limits/client-address'
import { answerSentForm } from '@/lookup/answer-form'
import { currentViewer } from '@/shell/current-request'
import { pageMetadata } from '@/shell/page-metadata'
import { LookupView, PAGE_TITLE } from '@/views/lookup/lookup-view'

const DESCRIPTION = '粘贴元件表，或上传 Excel、CSV 文件，逐行核对订货型号：停产的给出替代，别家的给出对应型号，资料一次下载。'

export const generateMetadata = (): Promise<Metadata> => pageMetadata({ path: '/Lookup', title: PAGE_TITLE, description: DESCRIPTION })

/** A list of codes, pasted or as a file, is looked up row by row (spec: lookup/page). */
export default async function LookupRoute() {
  const [sent, site] = await Promise.all([
    answerSentForm(clientAddress({ headers: await headers() })),
    getSiteInformation(await currentViewer()),
  ])
  return <LookupView sent={sent} hotline={site.serviceHotline} />
}
