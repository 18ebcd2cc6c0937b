'use client'

import { useState } from 'react'
import { z } from 'zod'
import { askSearchTerms } from './ask-search-terms'

const made = z.object({ found: z.number() })

/** What is done about a term that found nothing, and what came of it. */
export function useTerm(term: string, wasIgnored: boolean) {
  const [isIgnored, setIgnored] = useState(wasIgnored)
  const [found, setFound] = useState<number | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [message, setMessage] = useState('')
  const [error, setError] = useState('')

  async function doing(work: () => Promise<string>): Promise<void> {
    setBusy(true)
    setError('')
    setMessage('')
    try {
      setMessage(await work())
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : '没有完成，请重试。')
    } finally {
      setBusy(false)
    }
  }

  return {
    ...{ isIgnored, found, isBusy, message, error },
    putAway: (isAway: boolean) =>
      doing(async () => {
        await askSearchTerms('put-away', { term, isIgnored: isAway })
        setIgnored(isAway)
        return isAway ? '已忽略，不再列出。' : '已恢复。'
      }),
    makeSynonym: (meaning: string) =>
      doing(async () => {
        const answer = made.parse(await askSearchTerms('synonym', { term, meaning }))
        setFound(answer.found)
        return `已添加同义词：现在搜索“${term}”有 ${answer.found} 条结果。`
      }),
  }
}
