import type { Page } from '@/contract/paging'
import type { PageHeader } from '@/contract/site'
import type { StoryCard } from '@/contract/stories'
import type { NearPage } from '@/domain/nearest-page'
import type { CategoryChoice, ListState } from './list-state'

/** What both layouts of the story list get. */
export type StoryListProps = {
  state: ListState
  /** All categories, the global cases among them. */
  categories: CategoryChoice[]
  stories: Page<StoryCard>
  header: PageHeader
  /** What may have been meant by a keyword that finds nothing; else none. */
  near: readonly NearPage[]
}
