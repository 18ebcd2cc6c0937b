import { Accordion } from '@/components/accordion/accordion'
import { Prose } from '@/components/article/prose'
import highlight from '@/components/highlight/highlight.module.css'
import { markWords } from '@/components/highlight/mark-words'
import list from '@/components/questions/question-list.module.css'
import styles from './question-groups.module.css'
import type { FoundEntry } from './search-groups'
import { anchorOf } from './use-open-question'

type Props = { entry: FoundEntry; words: readonly string[]; isOpen: boolean }

/** A question to open. Its anchor is within what opens: then browsers open it themselves. */
export function QuestionEntry({ entry: { id, title, answer }, words, isOpen }: Props) {
  const mark = (html: string) => ({ __html: markWords(html, words, highlight.mark ?? '') })
  return (
    <Accordion
      isOpen={isOpen}
      className={`${list.entry} ${styles.entry}`}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: set from plain text in typeset-html
      label={<h3 className={`${list.question} ${styles.question}`} dangerouslySetInnerHTML={mark(title)} />}
    >
      <span id={anchorOf(id)} className={styles.anchor} />
      <Prose html={mark(answer).__html} className={list.answer} />
    </Accordion>
  )
}
