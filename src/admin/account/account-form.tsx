import { Button } from '@payloadcms/ui'
import type { FormEvent, ReactNode } from 'react'
import styles from './account.module.css'

type Props = {
  /** What the button says. */
  action: string
  isBusy: boolean
  /** What is wrong with the whole; what is wrong with a field stands there. */
  problem?: string
  onSubmit: () => void
  children: ReactNode
}

/** Fields above the one button that sends them. */
export function AccountForm({ action, isBusy, problem = '', onSubmit, children }: Props) {
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      {children}
      <p className={styles.problem} role="alert">
        {problem}
      </p>
      <Button type="submit" size="large" margin={false} disabled={isBusy}>
        {action}
      </Button>
    </form>
  )
}
