'use client'

import { type ReactNode, useEffect } from 'react'
import { mendNameless } from './nameless'
import { type Rule, rules } from './texts'

const WATCHED = {
  childList: true,
  subtree: true,
  characterData: true,
  attributes: true,
  attributeFilter: ['aria-label', 'aria-roledescription', 'title'],
}

/**
 * Puts Chinese where Payload writes English that no translation reaches (texts.ts), and names where it has none (nameless.ts). It watches the page, because menus and
 * dialogs come and go, and looks once for each frame in which something changed.
 */
export function UntranslatedTexts({ children }: { children: ReactNode }) {
  useEffect(() => {
    let frame = 0
    const observer = new MutationObserver(() => {
      frame ||= requestAnimationFrame(() => {
        frame = 0
        mend()
      })
    })
    observer.observe(document.body, WATCHED)
    mend()
    return () => {
      observer.disconnect()
      cancelAnimationFrame(frame)
    }
  }, [])
  return children
}

function mend(): void {
  rules.forEach(apply)
  mendNameless()
}

function apply({ selector, attribute, translate }: Rule): void {
  for (const element of document.querySelectorAll(selector)) {
    const english = (attribute ? element.getAttribute(attribute) : element.textContent) ?? ''
    const chinese = translate(english.trim())
    if (chinese === null || chinese === english) continue
    if (attribute) element.setAttribute(attribute, chinese)
    else setText(element, chinese)
  }
}

/** The pieces of a text stay where React put them: the first one gets the words, the others nothing. */
function setText(element: Element, text: string): void {
  const pieces = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE)
  pieces.forEach((piece, index) => {
    piece.nodeValue = index === 0 ? text : ''
  })
}
