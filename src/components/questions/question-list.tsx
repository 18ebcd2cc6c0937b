import type { Question } from '@/contract/questions'
import { Accordion } from '../accordion/accordion'
import { ArticleText } from '../article/article-text'
import { TitleText } from '../symbols/title-text'
import styles from './question-list.module.css'

type Props = {
  questions: readonly Question[]
  /** Of the heading above the list. */
  level?: 2 | 3
  /** Beside or under something else, which it must not drown out. */
  isCompact?: boolean
}

/** Questions to open one by one, without script. */
export function QuestionList({ questions, level = 2, isCompact = false }: Props) {
  const Heading = level === 2 ? 'h3' : 'h4'
  return (
    <div className={`${styles.list} ${isCompact ? styles.compact : ''}`}>
      {questions.map(({ id, question, answer }) => (
        <Accordion
          key={id}
          className={styles.entry}
          label={
            <Heading className={styles.question}>
              <TitleText text={question} />
            </Heading>
          }
        >
          <ArticleText html={answer} className={styles.answer} />
        </Accordion>
      ))}
    </div>
  )
}
