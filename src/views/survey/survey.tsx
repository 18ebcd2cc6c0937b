import { Breadcrumb } from '@/components/breadcrumb/breadcrumb'
import { ButtonLink } from '@/components/button/button-link'
import { Icon } from '@/components/icon/icon'
import { PageBanner } from '@/components/page-banner/page-banner'
import { Paragraphs } from '@/components/symbols/paragraphs'
import type { PageHeader } from '@/contract/site'
import type { SurveyPage } from '@/contract/survey-page'
import styles from './survey.module.css'

/** Shown where editors have given the survey no title. */
export const PAGE_TITLE = 'ESG 调查问卷'

type Props = { page: SurveyPage; header: PageHeader }

/** The landing page of the survey, in both layouts: what it is about, and its two languages on an external site (spec: company/survey). */
export function SurveyView({ page: { title, introduction, chineseUrl, englishUrl }, header }: Props) {
  return (
    <>
      <PageBanner header={header} />
      <Breadcrumb items={[{ label: '首页', href: '/' }, { label: title || PAGE_TITLE }]} />
      <section className={`container ${styles.survey}`} aria-labelledby="survey">
        <h2 id="survey" className={styles.title}>
          选择语言，开始作答
        </h2>
        <div>
          <Paragraphs text={introduction} className={styles.paragraph} />
          <div className={styles.languages}>
            {chineseUrl && (
              <ButtonLink href={chineseUrl}>
                中文
                <Icon name="arrow-right" size={20} />
              </ButtonLink>
            )}
            {englishUrl && (
              <ButtonLink href={englishUrl} tone="outline">
                <span lang="en">English</span>
                <Icon name="arrow-right" size={20} />
              </ButtonLink>
            )}
          </div>
        </div>
      </section>
    </>
  )
}
