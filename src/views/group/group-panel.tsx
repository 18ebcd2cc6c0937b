import { Section } from '@/components/section/section'
import styles from './group-panel.module.css'
import { GroupVideo } from './group-video'
import { Introduction } from './introduction'
import type { GroupProps } from './props'
import { Statistics } from './statistics'
import { Timeline } from './timeline'

/** The group: introduction, film, figures and honours. */
export function GroupPanel({ page, introduction, otherVideos }: Omit<GroupProps, 'tab' | 'header'>) {
  return (
    <>
      <div className={`container ${styles.opening}`}>
        {introduction && <Introduction html={introduction.content} />}
        <GroupVideo video={introduction?.video ?? null} others={otherVideos} />
      </div>
      <Statistics statistics={page.statistics} />
      {page.honours.length > 0 && (
        <Section id="honours" title="集团荣誉">
          <Timeline honours={page.honours} />
        </Section>
      )}
    </>
  )
}
