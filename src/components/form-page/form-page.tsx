import type { ReactNode } from 'react'
import type { Question } from '@/contract/questions'
import type { PageHeader } from '@/contract/site'
import { Breadcrumb } from '../breadcrumb/breadcrumb'
import { PageBanner } from '../page-banner/page-banner'
import { QuestionAside } from '../questions/question-section'
import styles from './form-page.module.css'

type Props = {
  header: PageHeader
  /** What stands beside the form, on a phone under it. */
  aside: ReactNode
  /** Questions of its topic, under what stands beside the form. */
  questions: readonly Question[]
  children: ReactNode
}

/** A page of the service with a form, in both layouts: banner, breadcrumb, form, and beside it whom to call. */
export function FormPage({ header, aside, questions, children }: Props) {
  return (
    <>
      <PageBanner header={header} isLow />
      <Breadcrumb items={[{ label: '首页', href: '/' }, { label: '服务与支持', href: '/CustomerView' }, { label: header.title }]} />
      <div className={`container ${styles.columns}`}>
        <div className={styles.main}>{children}</div>
        <div>
          {aside}
          <QuestionAside questions={questions} />
        </div>
      </div>
    </>
  )
}
