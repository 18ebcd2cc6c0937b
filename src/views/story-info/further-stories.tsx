import { CardPicture } from '@/components/card/card'
import card from '@/components/card/card.module.css'
import { SiteLink } from '@/components/site-link/site-link'
import { TitleText } from '@/components/symbols/title-text'
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
            <SiteLink href={`/ExampleInfoView?id=${id}`} className={`${card.card} ${styles.story}`}>
              <CardPicture picture={cover} sizes="(min-width: 900px) 19.2vw, 43.6vw" />
              <h3 className={`${card.title} ${styles.title}`}>
                <TitleText text={title} />
              </h3>
              <span className={styles.category}>{categoryName}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
