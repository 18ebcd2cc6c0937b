import { ArticleText } from '@/components/article/article-text'
import { Section } from '@/components/section/section'
import styles from './group-panel.module.css'
import { GroupVideo } from './group-video'
import { Honours } from './honours'
import { Introduction } from './introduction'
import type { GroupProps } from './props'
import { Statistics } from './statistics'

/** The group: introduction, film, figures and honours. */
export function GroupPanel({ page, introduction, otherVideos }: Omit<GroupProps, 'tab' | 'header'>) {
  return (
    <>
      <div className={`container ${styles.opening}`}>
        {introduction && (
          <Introduction>
            <ArticleText html={introduction.content} />
          </Introduction>
        )}
        <GroupVideo video={introduction?.video ?? null} others={otherVideos} />
      </div>
      <Statistics statistics={page.statistics} />
      {page.honours.length > 0 && (
        <Section id="honours" title="集团荣誉">
          <Honours honours={page.honours} />
        </Section>
      )}
    </>
  )
}
