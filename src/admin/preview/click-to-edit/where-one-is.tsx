'use client'

import { type RefObject, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import styles from './click-to-edit.module.css'

type Props = { inside: RefObject<HTMLElement | null>; field: string; back: string | null }

/** The line above the form: what was chosen in the page, and the way back to where one came from. */
export function WhereOneIs({ inside, field, back }: Props) {
  const place = useTopOfForm(inside)
  if (!place || (field === '' && back === null)) return null
  return createPortal(
    <p className={styles.where} role="status">
      {field !== '' && (
        <span>
          从页面选中：<b>{field}</b>
        </span>
      )}
      {back !== null && (
        <a className={styles.back} href={back}>
          返回刚才编辑的内容
        </a>
      )}
    </p>,
    place,
  )
}

/** Payload offers no place there. */
function useTopOfForm(inside: RefObject<HTMLElement | null>): HTMLElement | null {
  const [place, setPlace] = useState<HTMLElement | null>(null)
  useEffect(() => {
    const fields = inside.current?.closest('form')?.querySelector('.collection-edit__main')
    if (!fields) return
    const element = document.createElement('div')
    element.className = styles.top ?? ''
    fields.prepend(element)
    setPlace(element)
    return () => element.remove()
  }, [inside])
  return place
}
