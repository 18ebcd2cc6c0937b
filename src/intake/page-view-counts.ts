import { PendingCounts } from './pending-counts'

/** What is counted together: one row of the collection, but for the day. */
export type PageView = { path: string; layout: 'desktop' | 'mobile' }
export type CountedPageView = PageView & { day: string; count: number }

/** Page views that are not stored yet. */
export class PageViewCounts extends PendingCounts<CountedPageView> {
  /** @param limit so many different rows at most */
  constructor(limit: number) {
    super(limit, ({ day, path, layout }) => `${day} ${layout} ${path}`)
  }
}
