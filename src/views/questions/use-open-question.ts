'use client'

import { useEffect } from 'react'

/** The anchor of a question (spec: questions/anchors). */
export const anchorOf = (id: number): string => `q-${id}`

/**
 * Opens the question that the address names and leads there. Browsers do so by themselves when a page is loaded; they don't when a link
 * of this site leads here, nor, the older ones, at all.
 *
 * @param previewed the question that a preview is about
 */
export function useOpenQuestion(previewed: number | null) {
  useEffect(() => {
    const open = () => reveal(window.location.hash.slice(1) || (previewed === null ? '' : anchorOf(previewed)))
    open()
    window.addEventListener('hashchange', open)
    return () => window.removeEventListener('hashchange', open)
  }, [previewed])
}

function reveal(anchor: string) {
  const target = anchor.startsWith('q-') ? document.getElementById(anchor) : null
  const details = target?.closest('details')
  if (!details) return
  details.open = true
  details.scrollIntoView({ block: 'start', behavior: 'instant' })
}
