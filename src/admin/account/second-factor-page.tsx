import type { AdminViewServerProps } from 'payload'
import styles from './account.module.css'
import { Enrolment } from './enrolment'

/** `/admin/second-factor`: where the second factor is set up, of one's own accord or because the role demands it. */
export function SecondFactorPage({ initPageResult }: AdminViewServerProps) {
  return (
    <main className={styles.page}>
      <h1 className={styles.title}>启用两步验证</h1>
      <Enrolment isSignedIn={Boolean(initPageResult.req.user)} />
    </main>
  )
}
