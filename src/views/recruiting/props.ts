import type { StaffMessage, TrainingCard } from '@/contract/articles'
import type { Page } from '@/contract/paging'
import type { RecruitingPage } from '@/contract/recruiting-page'
import type { PageHeader } from '@/contract/site'

/** Name of the page where editors have set none. */
export const PAGE_TITLE = '招贤纳士'

/** What both layouts of the recruiting page get. */
export type RecruitingProps = {
  page: RecruitingPage
  messages: StaffMessage[]
  trainings: Page<TrainingCard>
  header: PageHeader
}
