'use client'

import { type MouseEvent, useRef, useState } from 'react'
import { type Control, inputAttributes } from '@/components/form/control'
import fieldStyles from '@/components/form/field.module.css'
import { lazyPart, useLazyPart } from '@/components/lazy-part/use-lazy-part'
import { tickBox } from '@/components/tick/tick-box'
import styles from './agreement.module.css'
import type { LegalPage } from './legal-page'

const legalDialog = lazyPart(() => import('./legal-dialog').then(({ LegalDialog }) => LegalDialog))

type Props = { control: Control<boolean>; legalPages: readonly LegalPage[] }

/** The tick under which the form is sent, and the texts it is about: links that open popups. */
export function Agreement({ control, legalPages }: Props) {
  const { id, value, error, onChange } = control
  const [page, setPage] = useState<LegalPage | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const opener = useRef<HTMLAnchorElement>(null)
  const { Part: LegalDialog, want } = useLazyPart(legalDialog)

  function open(event: MouseEvent<HTMLAnchorElement>, legalPage: LegalPage) {
    // With a key held, a browser opens links in its own way.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    opener.current = event.currentTarget
    setPage(legalPage)
    want(() => setIsOpen(true))
  }

  return (
    <div>
      <div className={styles.row}>
        <input
          {...inputAttributes(control, true)}
          type="checkbox"
          aria-labelledby={`${id}-label`}
          className={`${tickBox} ${styles.tick}`}
          checked={value}
          onChange={(event) => onChange(event.target.checked)}
        />
        <p id={`${id}-label`} className={styles.text}>
          <label htmlFor={id} className={styles.label}>
            我已阅读并同意
          </label>
          {legalPages.map((legalPage, index) => (
            <span key={legalPage.id}>
              {index > 0 && '和'}
              <a
                href={`/RichText?id=${legalPage.id}`}
                aria-haspopup="dialog"
                className={styles.link}
                onClick={(event) => open(event, legalPage)}
              >
                《{legalPage.title}》
              </a>
            </span>
          ))}
        </p>
      </div>
      {error && (
        <p id={`${id}-error`} className={fieldStyles.error}>
          {error}
        </p>
      )}
      {page && LegalDialog && <LegalDialog page={page} isOpen={isOpen} onClose={() => setIsOpen(false)} opener={opener} />}
    </div>
  )
}
