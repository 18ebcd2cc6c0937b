import { ArticleText } from '@/components/article/article-text'
import { Picture } from '@/components/picture/picture'
import { Section } from '@/components/section/section'
import type { GroupPage } from '@/contract/group-page'
import styles from './chairman-panel.module.css'
import { Honours } from './honours'

/** The chairman: portrait, profile and honours. */
export function ChairmanPanel({ chairman }: Pick<GroupPage, 'chairman'>) {
  const { name, title, portrait, profile, honours } = chairman
  return (
    <>
      <section className={`container ${styles.profile}`} aria-labelledby="chairman">
        <div className={styles.frame}>
          {portrait && (
            <Picture picture={portrait} sizes="(min-width: 960px) 25vw, (min-width: 640px) 45vw, 90vw" className={styles.portrait} />
          )}
        </div>
        <div>
          <h2 id="chairman" className={styles.name}>
            {name}
          </h2>
          <p className={styles.title}>{title}</p>
          <ArticleText html={profile} className={styles.text} />
        </div>
      </section>
      {honours.length > 0 && (
        <Section id="chairman-honours" title="个人荣誉" tone="grey">
          <Honours honours={honours} />
        </Section>
      )}
    </>
  )
}
