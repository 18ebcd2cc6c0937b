'use client'

import dynamic from 'next/dynamic'
import { type MouseEvent, useRef, useState } from 'react'
import { type Control, inputAttributes } from '@/components/form/control'
import fieldStyles from '@/components/form/field.module.css'
import type { SinglePage } from '@/contract/articles'
import styles from './agreement.module.css'

const LegalDialog = dynamic(() => import('./legal-dialog').then((module) => module.LegalDialog), { ssr: false })

type Props = { control: Control<boolean>; legalPages: readonly SinglePage[] }

/** The tick under which the form is sent, and the texts it is about: links that open popups. */
export function Agreement({ control, legalPages }: Props) {
  const { id, value, error, onChange } = control
  const [page, setPage] = useState<SinglePage | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const opener = useRef<HTMLAnchorElement>(null)

  function open(event: MouseEvent<HTMLAnchorElement>, legalPage: SinglePage) {
    // With a key held, a browser opens links in its own way.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    opener.current = event.currentTarget
    setPage(legalPage)
    setIsOpen(true)
  }

  return (
    <div>
      <div className={styles.row}>
        <input
          {...inputAttributes(control, true)}
          type="checkbox"
          aria-labelledby={`${id}-label`}
          className={styles.tick}
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
      {page && <LegalDialog page={page} isOpen={isOpen} onClose={() => setIsOpen(false)} opener={opener} />}
    </div>
  )
}
