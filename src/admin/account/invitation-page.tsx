import type { AdminViewServerProps } from 'payload'
import { Logo } from '../brand/logo'
import { AcceptInvitation } from './accept-invitation'
import styles from './account.module.css'

/** `/admin/invitation/{token}`: where an invited person chooses a password. Says nothing about the account before. */
export function InvitationPage({ params }: AdminViewServerProps) {
  const segments: unknown = params?.segments
  const token = Array.isArray(segments) ? String(segments[1] ?? '') : ''
  return (
    <main className={styles.page}>
      <Logo />
      <h1 className={styles.title}>设置密码</h1>
      <AcceptInvitation token={token} />
    </main>
  )
}
