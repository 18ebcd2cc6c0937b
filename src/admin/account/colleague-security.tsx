'use client'

import { Button, toast, useDocumentInfo } from '@payloadcms/ui'
import { useState } from 'react'
import { z } from 'zod'
import { formatDateTime } from '@/lib/dates'
import styles from './account.module.css'
import { ask } from './ask'
import { handedOver, InvitationLink } from './invitation-link'
import { LabelledInput } from './labelled-input'
import { useAction } from './use-action'

const state = z.object({ invitedUntil: z.string().nullish(), secondFactorSince: z.string().nullish() }).catch({})
const done = z.object({ message: z.string() })

/** What an administrator can do for the account of a colleague: the invitation, and a phone that is lost. */
export function ColleagueSecurity({ id }: { id: number | string }) {
  const { savedDocumentData } = useDocumentInfo()
  const { invitedUntil, secondFactorSince } = state.parse(savedDocumentData ?? {})
  return (
    <>
      {invitedUntil && <Invitation id={id} until={invitedUntil} />}
      {secondFactorSince && <SecondFactorReset id={id} since={secondFactorSince} />}
    </>
  )
}

function Invitation({ id, until }: { id: number | string; until: string }) {
  const [made, setMade] = useState<z.infer<typeof handedOver>>()
  const { isBusy, problem, run } = useAction()
  const renew = () => run(async () => setMade(await ask(`${id}/invitation`, handedOver)))
  const withdraw = () =>
    run(async () => {
      await ask(`${id}/invitation`, done, { method: 'DELETE' })
      window.location.assign('/admin/collections/users')
    })
  const isOver = Date.parse(until) < Date.now()
  return (
    <section className={styles.block} aria-labelledby="invitation">
      <h2 id="invitation" className={styles.subtitle}>
        邀请
      </h2>
      <p>{isOver ? '邀请已过期，对方还没有设置密码。' : `已邀请，链接有效至 ${formatDateTime(until).slice(0, 16)}。`}</p>
      {made && <InvitationLink {...made} />}
      <div className={styles.buttons}>
        <Button buttonStyle="secondary" margin={false} disabled={isBusy} onClick={renew}>
          重新邀请
        </Button>
        <Button buttonStyle="secondary" margin={false} disabled={isBusy} onClick={withdraw}>
          撤回邀请
        </Button>
      </div>
      <p className={styles.hint}>重新邀请后，旧链接失效。撤回邀请会删除这个还没有用过的账号。</p>
      <p className={styles.problem} role="alert">
        {problem}
      </p>
    </section>
  )
}

function SecondFactorReset({ id, since }: { id: number | string; since: string }) {
  const [password, setPassword] = useState('')
  const [isDone, setDone] = useState(false)
  const { isBusy, problem, run } = useAction()
  const reset = () =>
    run(async () => {
      toast.success((await ask(`${id}/reset-second-factor`, done, { body: { currentPassword: password } })).message)
      setDone(true)
    })
  return (
    <section className={styles.block} aria-labelledby="second-factor-reset">
      <h2 id="second-factor-reset" className={styles.subtitle}>
        两步验证
      </h2>
      {isDone ? (
        <p role="status">已重设，对方下次登录时可以重新启用。</p>
      ) : (
        <div className={styles.form}>
          <p>已于 {formatDateTime(since).slice(0, 16)} 启用。对方丢了手机、也没有恢复码时，请先当面或打电话确认是本人，再重设。</p>
          <LabelledInput
            label="您自己的密码"
            type="password"
            autoComplete="current-password"
            problem={problem}
            value={password}
            onValue={setPassword}
          />
          <Button buttonStyle="secondary" margin={false} disabled={isBusy} onClick={reset}>
            重设两步验证
          </Button>
        </div>
      )}
    </section>
  )
}
