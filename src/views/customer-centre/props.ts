import type { Question } from '@/contract/questions'
import type { ServicePage } from '@/contract/service-page'
import type { PageHeader, SiteInformation } from '@/contract/site'

/** Name of the page: breadcrumb, title, and heading where editors have set none. */
export const PAGE_TITLE = '客户服务中心'

/** What both layouts of the customer service centre get. */
export type CustomerCentreProps = { page: ServicePage; site: SiteInformation; header: PageHeader; questions: readonly Question[] }
