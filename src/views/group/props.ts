import type { AttachedFile, VideoPage } from '@/contract/articles'
import type { GroupPage } from '@/contract/group-page'
import type { PageHeader } from '@/contract/site'
import type { GroupTab } from './group-state'

/** What both layouts of the group page get. */
export type GroupProps = {
  tab: GroupTab
  page: GroupPage
  /** Single page 51: sanitised HTML, and its attachment when it is a video. */
  introduction: { content: string; video: AttachedFile | null } | null
  /** What else there is to watch, offered when the group has no video. */
  otherVideos: VideoPage[]
  header: PageHeader
}
