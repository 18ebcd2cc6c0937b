import { Button } from '@payloadcms/ui'
import { type FormEvent, type ReactNode, useSyncExternalStore } from 'react'
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

const never = () => () => undefined

/** Fields above the one button that sends them. Until the page is alive nothing can be typed: it would be lost, as only scripts can send it. */
export function AccountForm({ action, isBusy, problem = '', onSubmit, children }: Props) {
  const isAlive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <form method="post" onSubmit={submit}>
      <fieldset className={`${styles.form} ${styles.fields}`} disabled={!isAlive}>
        {children}
        <p className={styles.problem} role="alert">
          {problem}
        </p>
        <Button type="submit" size="large" margin={false} disabled={isBusy}>
          {action}
        </Button>
      </fieldset>
    </form>
  )
}
