'use client'

import { type RefObject, useEffect, useRef } from 'react'
import { fieldOf } from './field-of'
import type { Target } from './page-targets'

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
const isUnseen = (element: Element) =>
  element.matches('input, textarea') &&
  'value' in element &&
  typeof element.value === 'string' &&
  (element.value === '' || /^(\/|https:)/.test(element.value))

/** What somebody is at in a form: what has the focus, or a picture that is pressed, which takes none. */
function placeIn(form: Element, { type, target }: Event): Element | null {
  const picture = type === 'pointerup' && target instanceof Element && target.closest('.upload')
  if (picture) return picture
  return form.contains(document.activeElement) ? document.activeElement : null
}

/** Its part comes when somebody first goes into a field beside a preview. @returns undefined without a line: the page stays as it is */
async function showInPage(page: Document, own: string, path: string): Promise<Target | null | undefined> {
  const part = await import('./show-in-page').catch(() => null)
  return part?.showInPage(page, own, path)
}

/** From the field to the page: whoever goes into a field sees in the preview where it shows. */
export function useFieldInPage(inside: RefObject<HTMLElement | null>, options: Options): void {
  const latest = useRef(options)
  latest.current = options
  useEffect(() => {
    const form = inside.current?.closest('form')
    if (!form) return
    let last: { path: string; page: Document | null } = { path: '', page: null }
    const look = async (event: Event) => {
      const { page, own, isShown, isLedFromPage, onShow } = latest.current
      const element = placeIn(form, event)
      const path = element && fieldOf(element)
      // Another layout is another page, which may show it elsewhere or not at all.
      if (!element || path === null || (path === last.path && page === last.page)) return
      last = { path, page }
      if (!page || isLedFromPage() || !isShown(path) || isUnseen(element)) return
      const target = await showInPage(page, own, path)
      if (target !== undefined && last.path === path) onShow(target)
    }
    // The cursor is in its place only after the browser has seen to it.
    const later = (event: Event) => requestAnimationFrame(() => void look(event))
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
