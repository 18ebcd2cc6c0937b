import { type RefObject, useEffect, useEffectEvent, useReducer, useRef, useState } from 'react'
import { isShortcut } from '@/lib/is-shortcut'
import { asker } from './ask'
import { groupsOf } from './groups'
import { after, atFirst, type Happening, happeningOf, isOpen } from './suggesting'

type Options = {
  /** On a phone, where the form fills the screen. */
  isSheet: boolean
  /** Something else says when the list is left. */
  isHeld: boolean
  /** Escape, where nothing else hears it. */
  leave: () => void
  /** The marked suggestion is to be opened. */
  open: (url: string) => void
}

/**
 * Follows what is typed into a field of the browser's own, and answers its keys (spec: search/suggesting). While Chinese is being composed,
 * letters are no text yet and keys belong to the composing.
 */
export function useSuggesting(field: RefObject<HTMLInputElement | null>, { isSheet, isHeld, leave, open }: Options) {
  const [state, dispatch] = useReducer(after, atFirst)
  const [text, setText] = useState('')
  const wasSheet = useRef(isSheet)
  const asking = useRef<ReturnType<typeof asker>>(null)

  const typed = useEffectEvent((value: string) => {
    setText(value)
    dispatch({ kind: 'typed', text: value })
    asking.current?.ask(value)
  })
  const close = useEffectEvent(() => {
    asking.current?.stop()
    if (!isHeld) dispatch({ kind: 'closed' })
  })
  const pressed = useEffectEvent((event: KeyboardEvent, value: string) => {
    if (event.key === 'Escape') return leaveList(event)
    if (event.key === 'Enter') return openMarked(event)
    const happening = happeningOf(event.key)
    if (!happening) return
    if (happening.kind === 'moved') {
      if (!isOpen(state) && value.trim()) typed(value)
      event.preventDefault()
    }
    dispatch(happening)
  })

  function leaveList(event: KeyboardEvent) {
    if (isHeld || !(isSheet || isOpen(state))) return
    event.preventDefault()
    event.stopPropagation()
    close()
    if (isSheet) leave()
  }
  function openMarked(event: KeyboardEvent) {
    if (state.marked === null || !isOpen(state)) return
    event.preventDefault()
    open(state.marked)
  }

  useEffect(() => {
    const tell = (happening: Happening) => dispatch(inOrder(happening))
    asking.current = asker(tell)
    return () => asking.current?.stop()
  }, [])
  useEffect(() => {
    const input = field.current
    if (!input?.form) return
    const { form } = input
    const listeners = new AbortController()
    const { signal } = listeners
    let isComposing = false
    input.addEventListener(
      'compositionstart',
      () => {
        isComposing = true
        asking.current?.stop()
      },
      { signal },
    )
    input.addEventListener(
      'compositionend',
      () => {
        isComposing = false
        typed(input.value)
      },
      { signal },
    )
    input.addEventListener('input', () => isComposing || typed(input.value), { signal })
    input.addEventListener('keydown', (event) => isComposing || isOfComposing(event) || isShortcut(event) || pressed(event, input.value), {
      signal,
    })
    form.addEventListener('submit', () => close(), { signal })
    form.addEventListener(
      'focusout',
      ({ relatedTarget }) => {
        const isWithin = relatedTarget instanceof Node && form.contains(relatedTarget)
        if (!isWithin && document.hasFocus()) close()
      },
      { signal },
    )
    return () => listeners.abort()
  }, [field])
  // What was typed before the scripts were there.
  useEffect(() => {
    const input = field.current
    if (input && input.value !== input.defaultValue) typed(input.value)
  }, [field])
  // A sheet opens with what stands in the field, and leaves nothing on the page.
  useEffect(() => {
    if (isSheet) typed(field.current?.value ?? '')
    else if (wasSheet.current) close()
    wasSheet.current = isSheet
  }, [field, isSheet])

  return { state, dispatch, text }
}

/** The key that ends the composing in Safari comes after its end. */
const isOfComposing = ({ isComposing, keyCode }: KeyboardEvent) => isComposing || keyCode === 229

/** Arrows go through what is seen, in the order in which it is seen. */
function inOrder(happening: Happening): Happening {
  if (happening.kind !== 'answered') return happening
  const isPhone = document.documentElement.dataset.layout === 'mobile'
  return { ...happening, suggestions: groupsOf(happening.suggestions, isPhone).flatMap(({ suggestions }) => suggestions) }
}
