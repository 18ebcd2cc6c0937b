'use client'

import { useForm, useFormFields, useLivePreviewContext } from '@payloadcms/ui'
import type { FormState } from 'payload'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { fieldOf } from '../click-to-edit/field-of'
import { OptimisticTexts, type Typed } from './optimistic-texts'
import { type FormText, textAt } from './text-at'

type Remembered = Map<string, Typed & Pick<FormText, 'within'>>

/**
 * While a text is typed in the form, the page beside it shows it at once, and what the saving brings comes after it.
 *
 * @param inside the form
 * @param page null while there is none
 * @param own the name of the document that is edited
 */
export function useOptimisticTexts(inside: RefObject<HTMLElement | null>, page: Document | null, own: string): void {
  // Before the page has its scripts, React compares the letters in it with those that it was sent.
  const { appIsReady } = useLivePreviewContext()
  const { getFields } = useForm()
  const texts = useRef<OptimisticTexts | null>(null)
  const [followed, setFollowed] = useState<readonly string[]>([])
  const values = useFormFields(([fields]) => JSON.stringify(textsAt(fields, followed)))
  const typed = useRef<Remembered>(new Map())
  const newest = useRef('')

  useEffect(() => {
    if (!page || !appIsReady) return
    const created = new OptimisticTexts(page, own, typed.current)
    texts.current = created
    // What was typed before the page was there.
    created.show()
    return () => {
      created.end()
      texts.current = null
    }
  }, [page, appIsReady, own])

  useEffect(() => {
    const form = inside.current?.closest('form')
    if (!form) return
    const look = () => {
      const path = form.contains(document.activeElement) && document.activeElement ? fieldOf(document.activeElement) : null
      if (path === null) return
      newest.current = path
      // At once: the first letter may come before anything is drawn.
      if (!typed.current.has(path)) remember(typed.current, path, textAt(getFields(), path))
      setFollowed((before) => follow(before, path, texts.current?.isAhead() === true))
    }
    // The cursor is in its place only after the browser has seen to it.
    const later = () => requestAnimationFrame(look)
    look()
    form.addEventListener('focusin', look)
    form.addEventListener('keydown', look)
    form.addEventListener('pointerup', later)
    form.addEventListener('keyup', later)
    return () => {
      form.removeEventListener('focusin', look)
      form.removeEventListener('keydown', look)
      form.removeEventListener('pointerup', later)
      form.removeEventListener('keyup', later)
    }
  }, [inside, getFields])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the values say when to look; in the form they stand as they are
  useEffect(() => {
    for (const path of typed.current.keys()) if (path !== newest.current && !followed.includes(path)) typed.current.delete(path)
    const isAhead = texts.current?.isAhead() === true
    for (const [path, text] of textsAt(getFields(), followed))
      if (!isAhead || !isMoved(typed.current, path, text)) remember(typed.current, path, text)
    texts.current?.show()
  }, [values, followed, getFields])
}

const textsAt = (fields: FormState, paths: readonly string[]) => paths.map((path) => [path, textAt(fields, path)] as const)

/** Does a path lead to another row or paragraph now? What the page shows of the one before stays until it draws that itself. */
const isMoved = (typed: Remembered, path: string, text: FormText | null): boolean => {
  const known = typed.get(path)
  return known !== undefined && known.within !== text?.within
}

/** What a field has now, and that it had something else before: of another row or paragraph nothing is known yet. */
function remember(typed: Remembered, path: string, text: FormText | null): void {
  const known = typed.get(path)
  if (!text) typed.delete(path)
  else if (known?.within !== text.within) typed.set(path, { now: text.text, within: text.within, before: new Set() })
  else if (known.now !== text.text) typed.set(path, { ...known, now: text.text, before: new Set([...known.before, known.now]) })
}

/** Of fields that were left, the form is still asked as long as the page hasn't drawn what was typed there. */
function follow(before: readonly string[], path: string, isAhead: boolean): readonly string[] {
  if (before.at(-1) === path) return before
  return isAhead ? [...before.filter((one) => one !== path), path] : [path]
}
