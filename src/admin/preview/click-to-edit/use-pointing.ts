'use client'

import { useEffect, useRef, useState } from 'react'
import { hasMarks, withoutMarks } from '../../../lib/source-marks'
import { doubleClicks } from './double-clicks'
import type { Target } from './page-targets'
import { targetAt } from './target-at'

type Pointing = {
  isOn: boolean
  all: () => readonly Target[]
  onPoint: (target: Target | null) => void
} & Parameters<typeof doubleClicks>[0]

/** What would lead away from the page, or send something; a tab with an address of its own stays on it. */
const LEADING = 'a[href]:not([role="tab"]), button[type="submit"], input[type="submit"], form button:not([type])'

/** What leads away, and a picture that would be enlarged over the page. */
function isHeldBack(pressed: Element | null, target: Target | null): boolean {
  if (!pressed) return false
  return pressed.closest(LEADING) !== null || (target !== null && getComputedStyle(pressed).cursor === 'zoom-in')
}

/** The buttons of a carousel are no part of what it shows, though they may lie on it. */
function turnsSlides(pressed: Element | null): boolean {
  const button = pressed?.closest('[aria-roledescription="轮播"] button')
  return Boolean(button && !button.closest('.swiper-slide'))
}

/** Follows the pointer over the page while it is edited: what lies under it, and what is clicked. */
export function usePointing(page: Document | null, { isOn, all, onPoint, onChoose, onType, isFormBeside }: Pointing): void {
  const latest = useRef({ onChoose, onType, isFormBeside })
  latest.current = { onChoose, onType, isFormBeside }
  // Two clicks are one, whatever is drawn between them.
  const [clicks] = useState(() =>
    doubleClicks({
      onChoose: (target) => latest.current.onChoose(target),
      onType: (target) => latest.current.onType(target),
      isFormBeside: () => latest.current.isFormBeside(),
    }),
  )
  useEffect(() => {
    const view = page?.defaultView
    if (!page || !view || !isOn) return
    const point = ({ clientX, clientY }: MouseEvent) => onPoint(targetAt(page, all(), clientX, clientY))
    const leave = () => onPoint(null)
    let last: Element | null = null
    const click = (event: MouseEvent) => {
      if (event.button !== 0) return
      const target = targetAt(page, all(), event.clientX, event.clientY)
      const [before, pressed] = [last, elementOf(event)]
      // Tabs, folds and arrows work on, so that what they hide can be reached.
      if (isHeldBack(pressed, target)) stop(event)
      last = pressed
      // What the admin opens itself is pressed nowhere.
      if (!target || !event.isTrusted || turnsSlides(pressed)) return
      if (isPassedOn(before, pressed)) clicks.passedOn(target)
      else clicks.click(target, event.timeStamp)
    }
    // Before anything of the page hears of it.
    view.addEventListener('pointermove', point, { capture: true })
    view.addEventListener('click', click, { capture: true })
    page.documentElement.addEventListener('pointerleave', leave)
    return () => {
      view.removeEventListener('pointermove', point, { capture: true })
      view.removeEventListener('click', click, { capture: true })
      page.documentElement.removeEventListener('pointerleave', leave)
      onPoint(null)
    }
  }, [page, isOn, all, onPoint, clicks])
  useEffect(() => clicks.forget, [clicks])
}

/** What is copied out of the page comes without marks. */
export function useCleanCopies(page: Document | null): void {
  useEffect(() => {
    if (!page) return
    const copy = (event: ClipboardEvent) => {
      const text = page.getSelection()?.toString() ?? ''
      if (!hasMarks(text)) return
      event.preventDefault()
      event.clipboardData?.setData('text/plain', withoutMarks(text))
    }
    page.addEventListener('copy', copy)
    return () => page.removeEventListener('copy', copy)
  }, [page])
}

function stop(event: Event): void {
  event.preventDefault()
  event.stopImmediatePropagation()
}

/** A label passes its click on to what it labels: nobody has pressed there. */
function isPassedOn(before: Element | null, pressed: Element | null): boolean {
  const label = before?.closest('label')
  return Boolean(label && before !== pressed && pressed?.matches('input') && (label.contains(pressed) || label.htmlFor === pressed.id))
}

/** Elements of another window are no instances of this one's classes. */
function elementOf({ target }: Event): Element | null {
  return target && 'closest' in target ? (target as Element) : null
}
