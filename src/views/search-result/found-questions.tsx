import { ArrowLink } from '@/components/button/button-link'
import { MarkedTitle } from '@/components/highlight/marked-text'
import { Icon } from '@/components/icon/icon'
import { SiteLink } from '@/components/site-link/site-link'
import type { Question } from '@/contract/questions'
import styles from './found-questions.module.css'

/** So many are shown; the page of questions has the others. */
const SHOWN = 3

/** The questions that answer to the keyword, beside what is counted (spec: search/questions); absent without any. */
export function FoundQuestions({ questions, keyword }: { questions: readonly Question[]; keyword: string }) {
  if (questions.length === 0) return null
  const shown = questions.slice(0, SHOWN)
  return (
    <section className={`container ${styles.section}`} aria-labelledby="found-questions">
      <div className={styles.head}>
        <h2 id="found-questions" className={styles.title}>
          常见问题
        </h2>
        <ArrowLink href={`/Questions?${new URLSearchParams({ val: keyword })}`} className={styles.all}>
          查看全部 {questions.length} 个问题
        </ArrowLink>
      </div>
      <ul className={styles.list} style={{ '--count': shown.length }}>
        {shown.map(({ id, question }) => (
          <li key={id}>
            <SiteLink href={`/Questions#q-${id}`} className={styles.link}>
              <span>
                <MarkedTitle text={question} keyword={keyword} />
              </span>
              <Icon name="arrow-right" size={20} className={styles.arrow} />
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
