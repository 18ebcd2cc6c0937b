'use client'

import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { useBackCloses } from '../dialog/use-back-closes'
import { whenOnline } from '../lazy-part/missing-scripts'
import { lazyPart, useLazyPart } from '../lazy-part/use-lazy-part'
import { noteRecent } from './recent-searches'
import styles from './suggesting-form.module.css'

const panel = lazyPart(() => import('./suggestion-panel').then(({ SuggestionPanel }) => SuggestionPanel))

/** What the form lies in and is left with: a panel of the header. */
export type Holder = { isOpen: boolean; close: () => void }

type Props = { field: RefObject<HTMLInputElement | null>; holder?: Holder }

/**
 * What a field that suggests says of itself while it does not. Its type is `text`, as a combobox is none of the others (record 0065).
 */
export const suggestingField = {
  type: 'text',
  inputMode: 'search',
  enterKeyHint: 'search',
  autoComplete: 'off',
  role: 'combobox',
  'aria-expanded': false,
  'aria-autocomplete': 'list',
} as const

/**
 * Suggestions of a search field, which stand last in its form (spec: search/suggesting). They are loaded when the field gets the focus for
 * the first time. On a phone the form fills the screen when the field is pressed, until it is left.
 */
export function Suggestions({ field, holder }: Props) {
  const { Part: Panel, want } = useLazyPart(panel, whenOnline)
  const [isSheet, setIsSheet] = useState(false)
  const isOpen = holder ? holder.isOpen : isSheet
  useBackCloses(isSheet, leave)

  const begin = useEffectEvent(() => want())
  // Who goes through the page by keyboard passes by.
  const fill = useEffectEvent(() => {
    if (holder || isSheet || !isPhone()) return
    keepRoom(field.current?.form)
    setIsSheet(true)
  })
  const end = useEffectEvent(leave)
  useEffect(() => {
    const input = field.current
    if (!input?.form) return
    const { form } = input
    const listeners = new AbortController()
    const { signal } = listeners
    input.addEventListener('focus', () => begin(), { signal })
    for (const touched of ['click', 'input']) input.addEventListener(touched, () => fill(), { signal })
    form.addEventListener(
      'submit',
      () => {
        if (isPhone()) noteRecent(input.value)
        end()
      },
      { signal },
    )
    form.addEventListener('focusout', ({ relatedTarget }) => relatedTarget instanceof Node && !form.contains(relatedTarget) && end(), {
      signal,
    })
    if (document.activeElement === input) begin()
    if (document.activeElement === input && input.value !== input.defaultValue) fill()
    return () => listeners.abort()
  }, [field])

  /** The focus stays in the form, but not in the field: the keyboard goes. */
  function leave() {
    if (!isSheet) return
    const form = field.current?.form
    if (form?.contains(document.activeElement)) form.querySelector<HTMLElement>('[type=submit]')?.focus({ preventScroll: true })
    freeRoom(form)
    setIsSheet(false)
  }
  return (
    <>
      <button type="button" className={styles.cancel} data-open={isOpen || undefined} onClick={holder ? holder.close : leave}>
        取消
      </button>
      {Panel && <Panel field={field} isHeld={holder !== undefined} isSheet={isOpen && isPhone()} leave={leave} />}
    </>
  )
}

const isPhone = () => document.documentElement.dataset.layout === 'mobile'

/** While the form fills the screen, what lies below keeps its height and place. */
function keepRoom(form: HTMLFormElement | null | undefined) {
  const room = form?.parentElement
  if (room) room.style.minHeight = `${room.getBoundingClientRect().height}px`
}

function freeRoom(form: HTMLFormElement | null | undefined) {
  form?.parentElement?.style.removeProperty('min-height')
}
