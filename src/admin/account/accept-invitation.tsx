'use client'

import { useState } from 'react'
import { z } from 'zod'
import styles from './account.module.css'
import { AccountForm } from './account-form'
import { ask } from './ask'
import { NewPassword } from './new-password'
import { useAction } from './use-action'

const accepted = z.object({ email: z.string() })

/** Two times the new password; afterwards one signs in with it. */
export function AcceptInvitation({ token }: { token: string }) {
  const [password, setPassword] = useState('')
  const [again, setAgain] = useState('')
  const [email, setEmail] = useState('')
  const { isBusy, problem, problemAt, run } = useAction(['password'])

  function submit() {
    if (again !== password) return
    run(async () => setEmail((await ask('accept-invitation', accepted, { body: { token, password } })).email))
  }

  if (email) {
    return (
      <div className={styles.form}>
        <p role="status">密码已设置。请用邮箱 {email} 和新密码登录。</p>
        <a href="/admin/login">去登录</a>
      </div>
    )
  }
  return (
    <AccountForm action="保存密码" isBusy={isBusy} problem={problem} onSubmit={submit}>
      <p>欢迎！请为您的账号设置一个密码。</p>
      <NewPassword {...{ password, again }} problem={problemAt('password')} onPassword={setPassword} onAgain={setAgain} />
    </AccountForm>
  )
}
