'use client'

import { useCallback, useEffect, useState } from 'react'
import { z } from 'zod'
import styles from './account.module.css'
import { AccountForm } from './account-form'
import { ask } from './ask'
import { dropTicket, keptTicket } from './keep-ticket'
import { LabelledInput } from './labelled-input'
import { RecoveryCodes } from './recovery-codes'
import { useAction } from './use-action'

const begun = z.object({ enrolment: z.string(), secret: z.string(), picture: z.string(), email: z.string() })
const confirmed = z.object({ recoveryCodes: z.array(z.string()) })

/**
 * Three steps: the password (who comes from signing in has just given it), the QR code with a first code, the recovery codes.
 *
 * @param isSignedIn with a session; otherwise a ticket is needed
 */
export function Enrolment({ isSignedIn }: { isSignedIn: boolean }) {
  const [ticket, setTicket] = useState<string>()
  const [started, setStarted] = useState<z.infer<typeof begun>>()
  const [codes, setCodes] = useState<string[]>([])
  const { isBusy, problem, run } = useAction()

  const begin = useCallback((body: object) => run(async () => setStarted(await ask('me/second-factor/begin', begun, { body }))), [run])

  useEffect(() => {
    const kept = isSignedIn ? undefined : keptTicket()
    setTicket(kept)
    if (kept) begin({ ticket: kept })
    else if (!isSignedIn) window.location.assign('/admin/login')
  }, [isSignedIn, begin])

  async function confirm(code: string): Promise<void> {
    const body = { ticket, enrolment: started?.enrolment, code }
    const { recoveryCodes } = await ask('me/second-factor/confirm', confirmed, { body })
    dropTicket()
    setCodes(recoveryCodes)
  }

  if (codes.length > 0) return <RecoveryCodes codes={codes} onDone={() => window.location.assign(ticket ? '/admin' : '/admin/account')} />
  if (started) return <FirstCode {...started} isBusy={isBusy} problem={problem} onCode={(code) => run(() => confirm(code))} />
  if (!isSignedIn) return <p role="status">{problem || '正在准备……'}</p>
  return <PasswordStep isBusy={isBusy} problem={problem} onPassword={(currentPassword) => begin({ currentPassword })} />
}

type PasswordProps = { isBusy: boolean; problem: string; onPassword: (password: string) => void }

function PasswordStep({ isBusy, problem, onPassword }: PasswordProps) {
  const [password, setPassword] = useState('')
  return (
    <>
      <AccountForm action="继续" isBusy={isBusy} onSubmit={() => onPassword(password)}>
        <p>启用后，登录时除密码外，还要输入手机上显示的验证码。即使密码被别人知道，账号也是安全的。</p>
        <LabelledInput
          label="当前密码"
          type="password"
          autoComplete="current-password"
          required
          problem={problem}
          value={password}
          onValue={setPassword}
        />
      </AccountForm>
      <a href="/admin/account">返回账号页面</a>
    </>
  )
}

type CodeProps = z.infer<typeof begun> & { isBusy: boolean; problem: string; onCode: (code: string) => void }

function FirstCode({ secret, picture, email, isBusy, problem, onCode }: CodeProps) {
  const [code, setCode] = useState('')
  return (
    <AccountForm action="启用" isBusy={isBusy} onSubmit={() => onCode(code)}>
      <p>账号：{email}</p>
      <ol className={styles.steps}>
        <li>在手机上安装身份验证器应用，例如 Microsoft Authenticator、Google Authenticator 或“身份宝”。</li>
        <li>
          在应用里添加账号，扫描二维码：
          {/* biome-ignore lint/performance/noImgElement: a vector picture that is shown once */}
          <img
            className={styles.qr}
            src={`data:image/svg+xml;utf8,${encodeURIComponent(picture)}`}
            alt="二维码，内容与下面的密钥相同"
            width={200}
            height={200}
          />
          不能扫描时，选择手动输入，填写这个密钥：
          <code className={styles.secret}>{secret.match(/.{1,4}/g)?.join(' ')}</code>
        </li>
        <li>输入应用现在显示的 6 位数字。</li>
      </ol>
      <LabelledInput
        label="验证码"
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        problem={problem}
        value={code}
        onValue={setCode}
      />
    </AccountForm>
  )
}
