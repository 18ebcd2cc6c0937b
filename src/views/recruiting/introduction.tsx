import { ButtonLink } from '@/components/button/button-link'
import { Icon } from '@/components/icon/icon'
import type { RecruitingPage } from '@/contract/recruiting-page'
import styles from './introduction.module.css'

/** Who works here, and the way to the open positions on the recruiting site. */
export function Introduction({ introduction, jobsLabel, jobsUrl }: Pick<RecruitingPage, 'introduction' | 'jobsLabel' | 'jobsUrl'>) {
  return (
    <section className={`container ${styles.introduction}`} aria-labelledby="introduction">
      <h2 id="introduction" className={styles.title}>
        在这里工作
      </h2>
      <div>
        {introduction
          .split('\n')
          .filter((paragraph) => paragraph.trim())
          .map((paragraph) => (
            <p key={paragraph} className={styles.paragraph}>
              {paragraph}
            </p>
          ))}
        {jobsUrl && (
          <ButtonLink href={jobsUrl} className={styles.jobs}>
            {jobsLabel}
            <Icon name="arrow-right" size={20} />
          </ButtonLink>
        )}
      </div>
    </section>
  )
}
