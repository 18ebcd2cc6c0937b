'use client'

import { useListQuery } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { z } from 'zod'
import tag from '../brand/tag.module.css'
import styles from './presence.module.css'
import { send } from './send'

const INTERVAL_MS = 10_000

const answer = z.object({ editors: z.array(z.object({ id: z.string(), name: z.string(), isMyself: z.boolean() })) })
type Editor = z.infer<typeof answer>['editors'][number]

/** Says in a list, below the titles, who is editing a document at the moment. */
export function ListPresence() {
  const { collectionSlug, data } = useListQuery()
  const place = useRef<HTMLSpanElement>(null)
  const [editors, setEditors] = useState<Editor[]>([])
  const [cells, setCells] = useState<Map<string, Element>>(new Map())

  useEffect(() => {
    if (!collectionSlug) return
    const look = async () => {
      if (document.visibilityState === 'hidden') return
      const response = await send(`/cms-api/editing/presence?slug=${collectionSlug}`, { credentials: 'include' }).catch(() => null)
      const found = answer.safeParse(await response?.json().catch(() => null))
      setEditors(found.success ? found.data.editors : [])
    }
    void look()
    const timer = setInterval(() => void look(), INTERVAL_MS)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [collectionSlug])

  // Payload offers no place in the rows of a list: its cells are made by the server, anew with every page of the list.
  useEffect(() => {
    const rows = data && editors.length > 0 ? (place.current?.parentElement?.querySelectorAll('tr[data-id]') ?? []) : []
    setCells(new Map([...rows].flatMap((row) => placeIn(row))))
  }, [data, editors])

  return (
    <span ref={place} hidden>
      {[...cells].map(([id, cell]) => {
        const names = namesOf(editors.filter((editor) => editor.id === id))
        return names && createPortal(<span className={`${tag.tag} ${styles.editing}`}>正在编辑：{names}</span>, cell, id)
      })}
    </span>
  )
}

function placeIn(row: Element): [string, Element][] {
  const cell = row.querySelector('td:has(a)') ?? row.querySelector('td:nth-child(2)')
  const id = row.getAttribute('data-id')
  return cell && id ? [[id, cell]] : []
}

function namesOf(editors: Editor[]): string {
  return [...new Set(editors.map(({ name, isMyself }) => (isMyself ? '您' : name)))].join('、')
}
