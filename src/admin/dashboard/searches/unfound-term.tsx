'use client'

import { Link } from '@payloadcms/ui'
import { type FormEvent, useId, useState } from 'react'
import type { SearchTermSum } from '../../../database/search-term-sums'
import { explainAddress } from '../../search-answers/explain-address'
import styles from './searches.module.css'
import { useTerm } from './use-term'

/** A term without results: made another word for something, or put away. */
export function UnfoundTerm({ term, count, isIgnored }: SearchTermSum) {
  const state = useTerm(term, isIgnored)
  const [isOpen, setOpen] = useState(false)
  const { isBusy, message, error } = state
  const isDone = state.found !== null
  return (
    <li className={styles.unfound}>
      <span className={styles.row}>
        <Link className={styles.term} href={explainAddress(term)} prefetch={false}>
          {term}
        </Link>
        <span className={styles.count}>{count} 次</span>
      </span>
      {!isDone && (
        <span className={styles.actions}>
          {!state.isIgnored && (
            <button type="button" className={styles.action} aria-expanded={isOpen} disabled={isBusy} onClick={() => setOpen(!isOpen)}>
              加同义词
            </button>
          )}
          <button type="button" className={styles.action} disabled={isBusy} onClick={() => void state.putAway(!state.isIgnored)}>
            {state.isIgnored ? '恢复' : '忽略'}
          </button>
        </span>
      )}
      {isOpen && !isDone && !state.isIgnored && <SynonymForm term={term} isBusy={isBusy} onSend={state.makeSynonym} />}
      <p role="status" className={styles.message}>
        {message}
      </p>
      {error && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </li>
  )
}

type FormProps = { term: string; isBusy: boolean; onSend: (meaning: string) => Promise<void> }

function SynonymForm({ term, isBusy, onSend }: FormProps) {
  const id = useId()
  const [meaning, setMeaning] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void onSend(meaning)
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      <label htmlFor={id}>“{term}”就是网站上的</label>
      <span className={styles.field}>
        <input
          id={id}
          value={meaning}
          maxLength={40}
          required
          autoComplete="off"
          placeholder="例如：小型断路器"
          onChange={({ target }) => setMeaning(target.value)}
        />
        <button type="submit" disabled={isBusy}>
          保存
        </button>
      </span>
    </form>
  )
}
