import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { getSafeRedirect } from 'payload/shared'
import { Logo } from '../brand/logo'
import { SignInHelp } from '../brand/sign-in-help'
import { SignInPanel } from '../brand/sign-in-panel'
import styles from './account.module.css'
import { SignInForm } from './sign-in-form'

/** `/admin/login`: the password, and then the second factor of those who have one. */
export function SignIn({ initPageResult, searchParams }: AdminViewServerProps) {
  const target = searchParams?.redirect
  const after = getSafeRedirect({ fallbackTo: '/admin', redirectTo: typeof target === 'string' ? target : '' })
  if (initPageResult.req.user) redirect(after)
  return (
    <>
      <main className={styles.asOne}>
        <div className="login__brand">
          <Logo />
        </div>
        <SignInForm after={after} />
        <SignInHelp />
      </main>
      <SignInPanel />
    </>
  )
}
