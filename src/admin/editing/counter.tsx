'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { type RefObject, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { fieldOf } from '../preview/click-to-edit/field-of'
import styles from './counter.module.css'
import { fieldAt } from './labels'
import { LengthOf } from './text-length'

type Counted = { place: HTMLElement; length: number; most: number }

/**
 * Under the field that somebody is in: how long the text is and how long it may be, with each key. Nothing moves when it comes
 * and goes: what is pressed next stays under the pointer.
 */
export function Counter({ inside }: { inside: RefObject<HTMLElement | null> }) {
  const counted = useCounted(inside)
  if (!counted) return null
  const { place, length, most } = counted
  return createPortal(<LengthOf length={length} most={most} />, place)
}

function useCounted(inside: RefObject<HTMLElement | null>): Counted | null {
  const { docConfig } = useDocumentInfo()
  const [counted, setCounted] = useState<Counted | null>(null)
  useEffect(() => {
    const form = inside.current?.closest('form')
    if (!form || !docConfig) return
    let place: HTMLElement | null = null
    const leave = () => {
      setCounted(null)
      place?.remove()
      place = null
    }
    const count = (element: Element | null) => {
      if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)) return leave()
      const most = longest(docConfig.fields, fieldOf(element))
      const wrap = element.closest('.field-type')
      if (most === null || !wrap) return leave()
      if (place?.parentElement !== wrap) {
        place?.remove()
        place = document.createElement('div')
        place.className = styles.counterPlace ?? ''
        wrap.append(place)
      }
      setCounted({ place, length: element.value.length, most })
    }
    const follow = ({ target }: Event) => count(target instanceof Element ? target : null)
    const followLetter = (event: Event) => {
      if (event.target instanceof Node && form.contains(event.target)) follow(event)
    }
    form.addEventListener('focusin', follow)
    // Drawn before React hears of the letter, whatever waits to be drawn would put the field's old text back: it hears at the document.
    window.addEventListener('input', followLetter)
    form.addEventListener('focusout', leave)
    return () => {
      form.removeEventListener('focusin', follow)
      window.removeEventListener('input', followLetter)
      form.removeEventListener('focusout', leave)
      place?.remove()
    }
  }, [inside, docConfig])
  return counted
}

/** @param path as the form names it: `parameters.2.value` */
function longest(fields: Parameters<typeof fieldAt>[0], path: string | null): number | null {
  const names = path?.split('.').filter((step) => !/^\d+$/.test(step)) ?? []
  const field = fieldAt(fields, names)
  return field && (field.type === 'text' || field.type === 'textarea') ? (field.maxLength ?? null) : null
}
