'use client'

import { Button } from '@payloadcms/ui'
import { type FormEvent, useState } from 'react'
import { erasure, type FoundPerson, foundPerson } from '../../personal-data/person'
import { ask } from './ask'
import { ErasureForm } from './erasure-form'
import { FoundPersonView } from './found-person'
import styles from './personal-data.module.css'

/** Whom to look for, what was found, and what to do with it. */
export function PersonForm({ mayErase }: { mayErase: boolean }) {
  const [who, setWho] = useState({ phone: '', email: '' })
  const [found, setFound] = useState<FoundPerson | null>(null)
  const [message, setMessage] = useState('')
  const [error, setError] = useState('')
  const [isBusy, setBusy] = useState(false)

  const change = (part: Partial<typeof who>) => {
    setWho({ ...who, ...part })
    setFound(null)
  }

  async function doing(work: () => Promise<string>) {
    setBusy(true)
    setError('')
    try {
      setMessage(await work())
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : '没有完成，请重试。')
    } finally {
      setBusy(false)
    }
  }

  const find = () =>
    doing(async () => {
      setFound(foundPerson.parse(await (await ask('find', who)).json()))
      return ''
    })

  const hand = () =>
    doing(async () => {
      save(await (await ask('export', who)).blob())
      return '已导出。文件里有个人信息，请妥善交付，用完删除。'
    })

  const erase = (includesOpen: boolean) =>
    doing(async () => {
      const { erased, keptOpen } = erasure.parse(await (await ask('erase', { ...who, includesOpen })).json())
      setFound(null)
      return `已清除 ${erased} 条${keptOpen > 0 ? `，保留未完成的 ${keptOpen} 条` : ''}。`
    })

  const submit = (event: FormEvent) => {
    event.preventDefault()
    void find()
  }

  return (
    <div className={styles.form}>
      <p className={styles.hint}>
        访客依法可以查阅、复制、删除自己的个人信息。请先核实对方身份，再按手机号或邮箱查询。每次查询、导出与清除都会写入操作记录。
      </p>
      <form className={styles.inputs} onSubmit={submit}>
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
      </form>
      {error && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
      <p role="status">{message}</p>
      {found && (
        <div className={styles.result}>
          <FoundPersonView found={found} />
          {found.requests.length > 0 && (
            <div className={styles.actions}>
              <Button buttonStyle="secondary" margin={false} disabled={isBusy} onClick={() => void hand()}>
                导出 ZIP
              </Button>
            </div>
          )}
          {mayErase && found.requests.length > 0 && <ErasureForm requests={found.requests} isBusy={isBusy} onErase={erase} />}
        </div>
      )}
    </div>
  )
}

function save(file: Blob) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = 'personal-data.zip'
  link.click()
  URL.revokeObjectURL(link.href)
}
