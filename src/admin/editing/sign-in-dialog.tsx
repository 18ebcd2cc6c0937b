'use client'

import { useAuth } from '@payloadcms/ui'
import { type ComponentProps, type FormEvent, useRef, useState } from 'react'
import { EditingDialog } from './editing-dialog'
import styles from './editing-dialog.module.css'
import type { Question } from './questions'
import { signIn } from './sign-in'

type Props = { question: Extract<Question, { kind: 'sign-in' }> }

/** Renews a session without leaving the form. The account is the one that has written: nobody else saves its words here. */
export function SignInDialog({ question: { form, introduction, answer } }: Props) {
  const { fetchFullUser } = useAuth()
  const { email } = form.account
  const passwordInput = useRef<HTMLInputElement>(null)
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [needsCode, setNeedsCode] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState('')

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    // Portals hand events on to the form that they were opened from.
    event.stopPropagation()
    setIsBusy(true)
    setProblem('')
    const outcome = await signIn({ email, password, code })
    setIsBusy(false)
    if (outcome === 'needs-code') return setNeedsCode(true)
    if (outcome !== 'signed-in') return setProblem(outcome.problem)
    void fetchFullUser()
    answer(true)
  }

  return (
    <EditingDialog title="重新登录" introduction={introduction} width="narrow" firstFocus={passwordInput} onPutOff={() => answer(null)}>
      <form onSubmit={submit}>
        <div className={styles.body}>
          <Field label="电子邮件" type="email" name="email" autoComplete="username" value={email} readOnly />
          <Field
            label="密码"
            ref={passwordInput}
            type="password"
            name="password"
            autoComplete="current-password"
            required
            value={password}
            onChange={({ target }) => setPassword(target.value)}
          />
          {needsCode && (
            <Field
              label="验证码（验证器应用中的 6 位数字，或一个恢复码）"
              name="code"
              autoComplete="one-time-code"
              required
              value={code}
              onChange={({ target }) => setCode(target.value.trim())}
            />
          )}
          {problem && (
            <p className={styles.problem} role="alert">
              {problem}
            </p>
          )}
        </div>
        <div className={styles.footer}>
          <button type="button" className={styles.button} onClick={() => answer(null)}>
            稍后再说
          </button>
          <button type="submit" className={`${styles.button} ${styles.primary}`} disabled={isBusy}>
            登录并保存
          </button>
        </div>
      </form>
    </EditingDialog>
  )
}

function Field({ label, ...input }: { label: string } & ComponentProps<'input'>) {
  return (
    <label className={styles.field}>
      {label}
      <input className={styles.input} {...input} />
    </label>
  )
}
