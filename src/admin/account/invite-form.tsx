'use client'

import { Gutter, useDocumentTitle } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import type { z } from 'zod'
import { type Role, roleLabels, roles } from '../../domain/roles'
import styles from './account.module.css'
import { AccountForm } from './account-form'
import { ask } from './ask'
import { handedOver, InvitationLink } from './invitation-link'
import { LabelledInput } from './labelled-input'
import { useAction } from './use-action'

/** Name, e-mail and role of a new colleague, who then gets a link. */
export function InviteForm() {
  const [name, setName] = useState('')
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<Role>('editor')
  const [made, setMade] = useState<z.infer<typeof handedOver>>()
  const { isBusy, problem, problemAt, run } = useAction(['email'])

  const { title, setDocumentTitle } = useDocumentTitle()
  const heading = made ? `已邀请 ${name}` : '邀请同事'
  // For Payload this is a document that has no title yet, and it says so when the page is there, and again with its data: afterwards.
  useEffect(() => {
    if (title === heading) return
    const frame = requestAnimationFrame(() => setDocumentTitle(heading))
    return () => cancelAnimationFrame(frame)
  }, [title, heading, setDocumentTitle])

  const submit = () => run(async () => setMade(await ask('invite', handedOver, { body: { name, email, role } })))

  if (made) {
    return (
      <Gutter className={styles.section}>
        <InvitationLink {...made} />
        <a href={`/admin/collections/users/${made.id}`}>查看账号</a>
        <a href="/admin/collections/users">返回用户列表</a>
      </Gutter>
    )
  }
  return (
    <Gutter className={styles.section}>
      <AccountForm action="发出邀请" isBusy={isBusy} problem={problem} onSubmit={submit}>
        <p>对方会得到一个 72 小时内有效的链接，自己设置密码。</p>
        <LabelledInput label="姓名" required maxLength={40} autoComplete="off" value={name} onValue={setName} />
        <LabelledInput
          label="电子邮件"
          type="email"
          required
          autoComplete="off"
          problem={problemAt('email')}
          value={email}
          onValue={setEmail}
        />
        <fieldset className={styles.choices}>
          <legend>角色</legend>
          {roles.map((choice) => (
            <label key={choice}>
              <input type="radio" name="role" checked={role === choice} onChange={() => setRole(choice)} /> {roleLabels[choice]}
            </label>
          ))}
        </fieldset>
        <p className={styles.hint}>管理员：全部；编辑：内容与发布；客服：服务请求与咨询。</p>
      </AccountForm>
    </Gutter>
  )
}
