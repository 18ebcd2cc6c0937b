'use client'

import { useState } from 'react'
import { erasure, type FoundPerson, foundPerson } from '../../personal-data/person'
import { ask } from './ask'

/** Whom to look for, what was found of them, and what can be done with it. */
export function usePerson() {
  const [who, setWho] = useState({ phone: '', email: '' })
  const [found, setFound] = useState<FoundPerson | null>(null)
  const [message, setMessage] = useState('')
  const [error, setError] = useState('')
  const [isBusy, setBusy] = useState(false)

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

  return {
    who,
    found,
    message,
    error,
    isBusy,
    change: (part: Partial<typeof who>) => {
      setWho({ ...who, ...part })
      setFound(null)
    },
    find: () =>
      doing(async () => {
        setFound(foundPerson.parse(await (await ask('find', who)).json()))
        return ''
      }),
    hand: () =>
      doing(async () => {
        save(await (await ask('export', who)).blob())
        return '已导出。文件里有个人信息，请妥善交付，用完删除。'
      }),
    erase: (includesOpen: boolean) =>
      doing(async () => {
        const { erased, keptOpen } = erasure.parse(await (await ask('erase', { ...who, includesOpen })).json())
        setFound(null)
        return `已清除 ${erased} 条${keptOpen > 0 ? `，保留未完成的 ${keptOpen} 条` : ''}。`
      }),
  }
}

export type Person = ReturnType<typeof usePerson>

function save(file: Blob) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = 'personal-data.zip'
  link.click()
  URL.revokeObjectURL(link.href)
}
