'use client'

import { Button } from '@payloadcms/ui'
import { LiveForm } from '../live-form'
import { ErasureForm } from './erasure-form'
import { FoundPersonView } from './found-person'
import styles from './personal-data.module.css'
import { type Person, usePerson } from './use-person'

/** Whom to look for, what was found, and what to do with it. */
export function PersonForm({ mayErase }: { mayErase: boolean }) {
  const person = usePerson()
  const { found, isBusy, error, message } = person
  const hasRequests = found !== null && found.requests.length > 0
  return (
    <div className={styles.form}>
      <p className={styles.hint}>
        访客依法可以查阅、复制、删除自己的个人信息。请先核实对方身份，再按手机号或邮箱查询。每次查询、导出与清除都会写入操作记录。
      </p>
      <Inputs person={person} />
      {error && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
      <p role="status">{message}</p>
      {found && (
        <div className={styles.result}>
          <FoundPersonView found={found} />
          {hasRequests && (
            <div className={styles.actions}>
              <Button buttonStyle="secondary" margin={false} disabled={isBusy} onClick={() => void person.hand()}>
                导出 ZIP
              </Button>
            </div>
          )}
          {mayErase && hasRequests && <ErasureForm requests={found.requests} isBusy={isBusy} onErase={person.erase} />}
        </div>
      )}
    </div>
  )
}

function Inputs({ person: { who, isBusy, change, find } }: { person: Person }) {
  return (
    <LiveForm className={styles.inputs} onSubmit={() => void find()}>
      <label>
        手机号
        <input type="tel" autoComplete="off" value={who.phone} onChange={({ target }) => change({ phone: target.value })} />
      </label>
      <label>
        邮箱
        <input
          type="text"
          inputMode="email"
          autoComplete="off"
          value={who.email}
          onChange={({ target }) => change({ email: target.value })}
        />
      </label>
      <Button type="submit" margin={false} disabled={isBusy}>
        查询
      </Button>
    </LiveForm>
  )
}
