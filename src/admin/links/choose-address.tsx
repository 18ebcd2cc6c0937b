'use client'

import { useField } from '@payloadcms/ui'
import { lazy, Suspense, useState } from 'react'
import styles from './choose-address.module.css'
import type { LinkableChoice } from './linkable-dialog'

const LinkableDialog = lazy(async () => ({ default: (await import('./linkable-dialog')).LinkableDialog }))

type Props = { path: string; readOnly?: boolean }

/**
 * Under the address of a link: chooses something of this site by its name. What is stored is its address, which stays as long as it is there;
 * any other address is typed.
 */
export function ChooseAddress({ path, readOnly }: Props) {
  const { value, setValue, disabled } = useField<string>({ path })
  const [isOpen, setOpen] = useState(false)
  const [chosen, setChosen] = useState<LinkableChoice | null>(null)
  if (readOnly) return null
  return (
    <p className={styles.line}>
      <button type="button" className={styles.button} disabled={disabled} onClick={() => setOpen(true)}>
        选择站内内容…
      </button>
      <span role="status" className={styles.chosen}>
        {chosen && chosen.address === value && `${chosen.kind}“${chosen.title}”`}
      </span>
      {isOpen && (
        <Suspense fallback={null}>
          <LinkableDialog
            address={value ?? ''}
            onChoose={(one) => {
              setChosen(one)
              setValue(one.address)
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </p>
  )
}
