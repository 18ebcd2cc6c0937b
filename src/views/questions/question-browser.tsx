'use client'

import { useMemo, useRef } from 'react'
import { SectionBar } from '@/components/section-bar/section-bar'
import { wordsIn } from '@/lib/words'
import { GroupLinks } from './group-links'
import { NothingFound } from './nothing-found'
import type { QuestionsProps } from './props'
import styles from './question-browser.module.css'
import { QuestionGroups } from './question-groups'
import { SearchBox } from './search-box'
import { countEntries, searchGroups } from './search-groups'
import { useKeyword } from './use-keyword'
import { useOpenQuestion } from './use-open-question'

type Props = Omit<QuestionsProps, 'header'> & {
  /** A bar that scrolls sideways instead of a column beside the questions, on a phone. */
  hasBar?: boolean
}

/** The search, the way to each group and the questions that answer to what is searched (spec: questions/search). */
export function QuestionBrowser({ groups, near, hotline, previewed, hasBar = false }: Props) {
  const field = useRef<HTMLInputElement>(null)
  const { keyword, search } = useKeyword(field)
  useOpenQuestion(previewed)
  const words = wordsIn(keyword)
  const joined = words.join(' ')
  const found = useMemo(() => searchGroups(groups, wordsIn(joined)), [groups, joined])
  const count = countEntries(found)
  const hasColumns = count > 0 && !hasBar

  return (
    <>
      <div className={`container ${styles.head}`}>
        <SearchBox field={field} keyword={keyword} onSearch={search} hasLabel={!hasBar} />
        <p role="status" className={styles.count}>
          {words.length > 0 ? '找到' : '共'} <span className="together">{count} 个</span>
          {words.length > 0 ? `与“${keyword}”有关的问题` : '问题'}
        </p>
      </div>
      {count > 0 && hasBar && <SectionBar sections={found.map(({ id, name }) => ({ id, label: name }))} />}
      <div className={`container ${styles.body} ${hasBar ? styles.single : ''} ${hasColumns ? styles.columns : ''}`}>
        {hasColumns && <GroupLinks groups={found} />}
        {count > 0 ? (
          <div className={styles.groups}>
            <QuestionGroups groups={found} words={words} previewed={previewed} />
          </div>
        ) : (
          <NothingFound keyword={keyword} near={keyword === near.keyword ? near.names : []} hotline={hotline} />
        )}
      </div>
    </>
  )
}
