import { Gutter } from '@payloadcms/ui'
import { CollectionCards } from '@payloadcms/ui/rsc'
import type { AdminViewServerProps, WidgetServerProps } from 'payload'
import styles from './dashboard.module.css'
import { Greeting } from './greeting'
import { IncompleteSection } from './incomplete/incomplete-section'
import { PageViewSection } from './page-views/page-view-section'
import { QuickActions } from './quick-actions'
import { isReader, type Reader } from './reader'
import { SearchSection } from './searches/search-section'
import { WaitingSection } from './waiting/waiting-section'

/**
 * The first page of the admin: what waits, what is incomplete, what is viewed most, and the quick ways to begin. Below it
 * stay Payload's cards, a way to every list. Each section reads by itself, so that a slow one keeps nobody waiting.
 */
export function Dashboard({ initPageResult: { cookies, locale, permissions, req } }: AdminViewServerProps) {
  const { payload, user } = req
  if (!user) return null
  const reader: Reader = { payload, user }
  const cards: WidgetServerProps = { cookies, locale, permissions, req, widgetSlug: 'collections' }
  return (
    <Gutter className={`dashboard ${styles.dashboard}`}>
      <Greeting reader={reader} />
      <QuickActions reader={reader} />
      <div className={styles.columns}>
        <WaitingSection reader={reader} />
        <PageViewSection reader={reader} />
      </div>
      {isReader(reader, ['admin', 'editor']) && <SearchSection reader={reader} />}
      {isReader(reader, ['admin', 'editor']) && <IncompleteSection reader={reader} />}
      <CollectionCards {...cards} />
    </Gutter>
  )
}
