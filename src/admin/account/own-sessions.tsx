'use client'

import { Button, toast } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'
import { z } from 'zod'
import { formatDateTime } from '@/lib/dates'
import styles from './account.module.css'
import { ask } from './ask'
import { useAction } from './use-action'

const text = z.string().nullish()
const session = z.object({ id: z.string(), device: text, network: text, createdAt: text, lastSeenAt: text, isCurrent: z.boolean() })
const list = z.object({ sessions: z.array(session) })
const ended = z.object({ ended: z.number() })

const minute = (instant: string | null | undefined) => (instant ? formatDateTime(instant).slice(0, 16) : '未知')

/** Where one is signed in, and the end of it, one by one or all others at once. */
export function OwnSessions() {
  const [sessions, setSessions] = useState<z.infer<typeof session>[]>([])
  const { isBusy, problem, run } = useAction()
  const load = useCallback(async () => setSessions((await ask('me/sessions', list, { method: 'GET' })).sessions), [])

  useEffect(() => void run(load), [run, load])

  const end = (path: string) =>
    run(async () => {
      const { ended: count } = await ask(path, ended, { method: 'DELETE' })
      await load()
      toast.success(`已结束 ${count} 处登录。`)
    })

  return (
    <section className={styles.block} aria-labelledby="own-sessions">
      <h2 id="own-sessions" className={styles.subtitle}>
        登录的设备
      </h2>
      <p className={styles.hint}>不认识的设备，请结束它的登录，并马上更改密码。只记录网络地址的前一部分。</p>
      <ul className={styles.sessions}>
        {sessions.map(({ id, device, network, createdAt, lastSeenAt, isCurrent }) => (
          <li key={id}>
            <span>
              <strong>
                {device || '未知设备'}
                {isCurrent && '（本机）'}
              </strong>
              <span className={styles.hint}>
                {network && `网络 ${network}，`}登录于 {minute(createdAt)}，最近使用 {minute(lastSeenAt)}
              </span>
            </span>
            {!isCurrent && (
              <Button
                buttonStyle="secondary"
                size="small"
                margin={false}
                disabled={isBusy}
                extraButtonProps={{ 'aria-label': `结束 ${device ?? ''} 的登录，登录于 ${minute(createdAt)}` }}
                onClick={() => end(`me/sessions/${id}`)}
              >
                结束登录
              </Button>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <Button buttonStyle="secondary" margin={false} disabled={isBusy} onClick={() => end('me/sessions')}>
          结束其他所有登录
        </Button>
      )}
      <p className={styles.problem} role="alert">
        {problem}
      </p>
    </section>
  )
}
