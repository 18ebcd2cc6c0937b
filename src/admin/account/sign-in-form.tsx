'use client'

import { Button } from '@payloadcms/ui'
import { type FormEvent, useState } from 'react'
import { z } from 'zod'
import styles from './account.module.css'
import { ask, Refused } from './ask'
import { keepTicket } from './keep-ticket'
import { LabelledInput } from './labelled-input'
import { useAction } from './use-action'

const signedIn = z.object({ exp: z.number() })

/** @param after where one goes once signed in */
export function SignInForm({ after }: { after: string }) {
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [asksForCode, setAsksForCode] = useState(false)
  const { isBusy, problem, run } = useAction()

  async function signIn(): Promise<void> {
    try {
      await ask('login', signedIn, { body: { email, password, ...(asksForCode && { code }) } })
      window.location.assign(after)
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      if (error.code === 'second-factor-enrolment') {
        keepTicket(error.ticket)
        return window.location.assign('/admin/second-factor')
      }
      if (error.code !== 'second-factor' || asksForCode) throw error
      setAsksForCode(true)
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    run(signIn)
  }

  return (
    <form className={`login__form ${styles.form}`} method="post" onSubmit={submit}>
      {asksForCode ? (
        <CodeStep email={email} code={code} onCode={setCode} />
      ) : (
        <>
          <h1 className={styles.title}>登录</h1>
          <LabelledInput label="电子邮件" type="email" name="email" autoComplete="username" required value={email} onValue={setEmail} />
          <LabelledInput
            label="密码"
            type="password"
            name="password"
            autoComplete="current-password"
            required
            value={password}
            onValue={setPassword}
          />
          <a href="/admin/forgot">忘记密码？</a>
        </>
      )}
      <p className={styles.problem} role="alert">
        {problem}
      </p>
      <Button type="submit" size="large" disabled={isBusy} margin={false}>
        {asksForCode ? '验证并登录' : '登录'}
      </Button>
      {asksForCode && (
        <Button buttonStyle="secondary" size="large" margin={false} onClick={() => setAsksForCode(false)}>
          返回
        </Button>
      )}
    </form>
  )
}

type CodeProps = { email: string; code: string; onCode: (code: string) => void }

/** The second step: the field has the focus, so that one types on. */
function CodeStep({ email, code, onCode }: CodeProps) {
  return (
    <>
      <h1 className={styles.title}>两步验证</h1>
      <p className={styles.hint}>正在以 {email} 登录。请打开手机上的身份验证器应用，输入它现在显示的 6 位数字。</p>
      <LabelledInput
        label="验证码"
        name="code"
        autoComplete="one-time-code"
        hint="手机不在身边时，可以输入一个恢复码。"
        required
        autoFocus
        value={code}
        onValue={onCode}
      />
    </>
  )
}
