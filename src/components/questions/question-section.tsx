import type { Question } from '@/contract/questions'
import { ArrowLink } from '../button/button-link'
import { QuestionList } from './question-list'
import styles from './question-section.module.css'

type Props = {
  questions: readonly Question[]
  title?: string
  line?: string
  /** It follows on a part with the same ground: their room is not doubled. */
  isFollowing?: boolean
}

/** A part of a page with questions, and the way to all of them; absent without any. */
export function QuestionSection({ questions, title = '常见问题', line, isFollowing = false }: Props) {
  if (questions.length === 0) return null
  return (
    <section className={`container ${styles.section} ${isFollowing ? styles.following : ''}`} aria-labelledby="questions">
      <div>
        <h2 id="questions" className={styles.title}>
          {title}
        </h2>
        {line && <p className={styles.line}>{line}</p>}
        <ArrowLink href="/Questions" className={styles.more}>
          全部常见问题
        </ArrowLink>
      </div>
      <QuestionList questions={questions} />
    </section>
  )
}

/** The same beside a form: small, and without the room of a section. */
export function QuestionAside({ questions }: Pick<Props, 'questions'>) {
  if (questions.length === 0) return null
  return (
    <section className={styles.aside} aria-labelledby="questions">
      <h2 id="questions" className={styles.small}>
        也许已有答案
      </h2>
      <QuestionList questions={questions} isCompact />
      <ArrowLink href="/Questions" className={styles.more}>
        全部常见问题
      </ArrowLink>
    </section>
  )
}
