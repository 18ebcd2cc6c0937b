import { Button } from '@payloadcms/ui'
import type { ReactNode } from 'react'
import { LiveForm } from '../live-form'
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
  return (
    <LiveForm className={`${styles.form} ${styles.fields}`} onSubmit={onSubmit}>
      {children}
      <p className={styles.problem} role="alert">
        {problem}
      </p>
      <Button type="submit" size="large" margin={false} disabled={isBusy}>
        {action}
      </Button>
    </LiveForm>
  )
}
