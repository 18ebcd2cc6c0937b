'use client'

import { useEffect } from 'react'
import { isVisible, type Target } from './page-targets'

type Keys = {
  isOn: boolean
  all: () => readonly Target[]
  current: Target | null
  onPoint: (target: Target) => void
  onChoose: (target: Target) => void
  onType: (target: Target) => void
  onLeave: () => void
}

/** In the page, Tab goes to the next thing that can be edited, Enter to its field, F2 types in place, Escape out. */
export function useKeys(page: Document | null, { isOn, all, current, onPoint, onChoose, onType, onLeave }: Keys): void {
  useEffect(() => {
    const view = page?.defaultView
    if (!view || !isOn) return
    const press = (event: KeyboardEvent) => {
      const act = event.key === 'Tab' ? stepping(event.shiftKey ? -1 : 1) : meaningOf(event.key)
      if (!act) return
      act()
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    const meaningOf = (key: string) => {
      if (key === 'Escape') return onLeave
      const act = key === 'Enter' ? onChoose : key === 'F2' ? onType : undefined
      return current && act && (() => act(current))
    }
    // Behind the last one the keyboard goes on to what comes after the page.
    const stepping = (step: 1 | -1) => {
      const next = nextOf(all().filter(isVisible), current, step)
      return next && (() => goTo(next))
    }
    const goTo = (target: Target) => {
      target.element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
      onPoint(target)
    }
    view.addEventListener('keydown', press, { capture: true })
    return () => view.removeEventListener('keydown', press, { capture: true })
  }, [page, isOn, all, current, onPoint, onChoose, onType, onLeave])
}

/** Texts of one field in one place are one step. */
function nextOf(targets: readonly Target[], current: Target | null, step: 1 | -1): Target | undefined {
  const at = current ? targets.findIndex(({ element, source }) => element === current.element && source.path === current.source.path) : -1
  if (at < 0) return step === 1 ? targets[0] : targets.at(-1)
  let next = at + step
  while (targets[next]?.element === current?.element && targets[next]?.source.path === current?.source.path) next += step
  return targets[next]
}
