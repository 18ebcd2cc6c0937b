import list from '@/components/questions/question-list.module.css'
import { QuestionEntry } from './question-entry'
import styles from './question-groups.module.css'
import type { FoundGroup } from './search-groups'

type Props = { groups: readonly FoundGroup[]; words: readonly string[]; previewed: number | null }

/** The questions under their topics and categories. */
export function QuestionGroups({ groups, words, previewed }: Props) {
  return groups.map(({ id, name, entries }) => (
    <section key={id} id={id} className={styles.group} aria-labelledby={`${id}-title`} tabIndex={-1}>
      <h2 id={`${id}-title`} className={styles.title}>
        {name}
      </h2>
      <div className={list.list}>
        {entries.map((entry) => (
          <QuestionEntry key={entry.id} entry={entry} words={words} isOpen={entry.isOpen || entry.id === previewed} />
        ))}
      </div>
    </section>
  ))
}
