'use client'

import { type RefObject, useEffect, useRef } from 'react'
import { fieldOf } from './field-of'
import type { Target } from './page-targets'
import { showInPage } from './show-in-page'

type Options = {
  page: Document | null
  /** The name of the document that is edited. */
  own: string
  /** Whether a field can be seen on pages at all: choices and dates can’t be told from other words. */
  isShown: (path: string) => boolean
  /** While a click in the page leads to a field, the page stays where it is. */
  isLedFromPage: () => boolean
  onShow: (target: Target | null) => void
}

/** Nothing shows an empty field, or where a link leads. */
const isUnseen = (element: Element | null) =>
  element !== null &&
  'value' in element &&
  typeof element.value === 'string' &&
  (element.value === '' || /^(\/|https:)/.test(element.value))

/** From the field to the page: whoever goes into a field sees in the preview where it shows. */
export function useFieldInPage(inside: RefObject<HTMLElement | null>, options: Options): void {
  const latest = useRef(options)
  latest.current = options
  useEffect(() => {
    const form = inside.current?.closest('form')
    if (!form) return
    let last = ''
    const look = async () => {
      const { page, own, isShown, isLedFromPage, onShow } = latest.current
      const element = form.contains(document.activeElement) ? document.activeElement : null
      const path = element && fieldOf(element)
      if (path === null || path === last) return
      last = path
      if (!page || isLedFromPage() || !isShown(path) || isUnseen(element)) return
      const target = await showInPage(page, own, path)
      if (last === path) onShow(target)
    }
    // The cursor is in its place only after the browser has seen to it.
    const later = () => requestAnimationFrame(() => void look())
    form.addEventListener('focusin', later)
    form.addEventListener('pointerup', later)
    form.addEventListener('keyup', later)
    return () => {
      form.removeEventListener('focusin', later)
      form.removeEventListener('pointerup', later)
      form.removeEventListener('keyup', later)
    }
  }, [inside])
}
