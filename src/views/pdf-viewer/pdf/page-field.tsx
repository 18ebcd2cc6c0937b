import { useId, useState } from 'react'
import styles from './controls.module.css'
import type { Reader } from './use-reader'

/** Page n / N; n can be typed. */
export function PageField({ reader }: { reader: Reader }) {
  const { position, pageCount, isReady } = reader
  const id = useId()
  const [draft, setDraft] = useState<string | null>(null)

  const commit = () => {
    const page = Number.parseInt(draft ?? '', 10)
    if (Number.isFinite(page)) position.goTo(Math.min(Math.max(page, 1), pageCount))
    setDraft(null)
  }
  return (
    <form
      className={styles.pageField}
      onSubmit={(event) => {
        event.preventDefault()
        commit()
      }}
    >
      <label htmlFor={id} className="visually-hidden">
        页码
      </label>
      <input
        id={id}
        className={styles.pageInput}
        inputMode="numeric"
        autoComplete="off"
        maxLength={5}
        disabled={!isReady}
        value={draft ?? (isReady ? position.page : '')}
        onChange={(event) => setDraft(event.target.value.replace(/\D/g, ''))}
        onFocus={(event) => event.target.select()}
        onBlur={commit}
      />
      <span className={styles.pageCount}>/ {isReady ? pageCount : '–'}</span>
    </form>
  )
}
