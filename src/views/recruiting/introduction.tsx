import { ButtonLink } from '@/components/button/button-link'
import { Icon } from '@/components/icon/icon'
import { Paragraphs } from '@/components/symbols/paragraphs'
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
        <Paragraphs text={introduction} className={styles.paragraph} />
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
