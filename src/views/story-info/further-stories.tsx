import { Picture } from '@/components/picture/picture'
import { SiteLink } from '@/components/site-link/site-link'
import type { StoryCard } from '@/contract/stories'
import styles from './further-stories.module.css'
import section from './section.module.css'

/** 您可能感兴趣: up to four other stories. */
export function FurtherStories({ stories }: { stories: readonly StoryCard[] }) {
  if (stories.length === 0) return null
  return (
    <section className={`container ${section.section} ${section.grey}`} aria-labelledby="further-title">
      <h2 id="further-title" className={section.title}>
        您可能感兴趣
      </h2>
      <ul className={styles.stories}>
        {stories.map(({ id, title, cover, categoryName }) => (
          <li key={id}>
            <SiteLink href={`/ExampleInfoView?id=${id}`} className={styles.story}>
              <span className={styles.frame}>
                {cover && <Picture picture={cover} sizes="(min-width: 900px) 19.2vw, 43.6vw" alt="" className={styles.cover} />}
              </span>
              <h3 className={styles.title}>{title}</h3>
              <span className={styles.category}>{categoryName}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
