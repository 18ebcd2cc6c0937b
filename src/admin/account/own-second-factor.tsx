'use client'

import { Button, toast } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'
import { z } from 'zod'
import { formatDateTime } from '@/lib/dates'
import styles from './account.module.css'
import { ask } from './ask'
import { LabelledInput } from './labelled-input'
import { RecoveryCodes } from './recovery-codes'
import { useAction } from './use-action'

const stateSchema = z.object({ since: z.string().nullable(), recoveryCodesLeft: z.number(), isDemanded: z.boolean() })
const renewed = z.object({ recoveryCodes: z.array(z.string()) })
const done = z.object({ message: z.string() })

/** One's own second factor: whether it is on, and the ways to change that. */
export function OwnSecondFactor() {
  const [state, setState] = useState<z.infer<typeof stateSchema>>()
  const [codes, setCodes] = useState<string[]>([])
  const [password, setPassword] = useState('')
  const { isBusy, problem, run } = useAction()
  const load = useCallback(async () => setState(await ask('me/second-factor', stateSchema, { method: 'GET' })), [])

  useEffect(() => void run(load), [run, load])

  const body = { currentPassword: password }
  const renew = () => run(async () => setCodes((await ask('me/second-factor/recovery-codes', renewed, { body })).recoveryCodes))
  const turnOff = () =>
    run(async () => {
      toast.success((await ask('me/second-factor/off', done, { body })).message)
      setPassword('')
      await load()
    })

  async function finish(): Promise<void> {
    setCodes([])
    setPassword('')
    await run(load)
  }

  return (
    <section className={styles.block} aria-labelledby="own-second-factor">
      <h2 id="own-second-factor" className={styles.subtitle}>
        两步验证
      </h2>
      {codes.length > 0 && <RecoveryCodes codes={codes} onDone={finish} />}
      {codes.length === 0 && state && !state.since && (
        <>
          <p>未启用。启用后，登录时除密码外还要输入手机上的验证码。</p>
          <a href="/admin/second-factor">启用两步验证</a>
        </>
      )}
      {codes.length === 0 && state?.since && (
        <>
          <p>
            已于 {formatDateTime(state.since).slice(0, 16)} 启用，还有 {state.recoveryCodesLeft} 个恢复码。
            {state.isDemanded && '您的角色必须使用两步验证。'}
          </p>
          <div className={styles.form}>
            <LabelledInput
              label="当前密码（更换恢复码或停用时填写）"
              type="password"
              autoComplete="current-password"
              problem={problem}
              value={password}
              onValue={setPassword}
            />
            <div className={styles.buttons}>
              <Button buttonStyle="secondary" margin={false} disabled={isBusy} onClick={renew}>
                更换恢复码
              </Button>
              {!state.isDemanded && (
                <Button buttonStyle="secondary" margin={false} disabled={isBusy} onClick={turnOff}>
                  停用两步验证
                </Button>
              )}
            </div>
          </div>
        </>
      )}
    </section>
  )
}
