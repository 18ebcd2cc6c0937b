'use client'

import { Button, toast, useAuth } from '@payloadcms/ui'
import { type FormEvent, useId, useState } from 'react'
import { createPortal } from 'react-dom'
import { z } from 'zod'
import { documentId } from '../../lib/document-id'
import styles from './account.module.css'
import { ask } from './ask'
import { LabelledInput } from './labelled-input'
import { NewPassword } from './new-password'
import { useAction } from './use-action'

const changed = z.object({ doc: z.object({ id: documentId }) })

/** A section of its own: Payload's fields for a password fold away, with what was typed, when it is refused. */
export function ChangePassword({ id }: { id: number | string }) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <section className={styles.block} aria-labelledby="change-password-title">
      <h2 id="change-password-title" className={styles.subtitle}>
        密码
      </h2>
      {isOpen ? (
        <PasswordForm id={id} onDone={close} />
      ) : (
        <Button buttonStyle="secondary" margin={false} onClick={() => setOpen(true)}>
          更改密码
        </Button>
      )}
    </section>
  )
}

function PasswordForm({ id, onDone }: { id: number | string; onDone: () => void }) {
  const { user } = useAuth()
  const [current, setCurrent] = useState('')
  const [password, setPassword] = useState('')
  const [again, setAgain] = useState('')
  const { isBusy, problem, problemAt, run } = useAction(['password', 'currentPassword'])

  const form = useId()

  function submit(event: FormEvent) {
    event.preventDefault()
    event.stopPropagation()
    if (again !== password) return
    run(async () => {
      await ask(String(id), changed, { method: 'PATCH', body: { password, currentPassword: current } })
      toast.success('密码已更改，此账号在其他设备上的登录都已结束。')
      onDone()
    })
  }

  return (
    <div className={styles.form}>
      {/* The section stands in the form of the account, and a form can't stand in another. */}
      {createPortal(<form id={form} onSubmit={submit} />, document.body)}
      <LabelledInput
        form={form}
        label={String(user?.id) === String(id) ? '当前密码' : '您自己的密码'}
        type="password"
        autoComplete="current-password"
        hint="确认是您本人。"
        problem={problemAt('currentPassword')}
        value={current}
        onValue={setCurrent}
      />
      <NewPassword {...{ form, password, again }} problem={problemAt('password')} onPassword={setPassword} onAgain={setAgain} />
      <p className={styles.problem} role="alert">
        {problem}
      </p>
      <div className={styles.buttons}>
        <Button type="submit" margin={false} disabled={isBusy} extraButtonProps={{ form }}>
          保存新密码
        </Button>
        <Button buttonStyle="secondary" margin={false} onClick={onDone}>
          取消
        </Button>
      </div>
    </div>
  )
}
