'use client'

import type { ReactNode } from 'react'

if (typeof window !== 'undefined') {
  window.IntersectionObserver = class extends window.IntersectionObserver {
    constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      super((entries, observer) => callback(newestFirst(entries), observer), options)
    }
  }
}

const newestFirst = (entries: readonly IntersectionObserverEntry[]) => [...entries].sort((a, b) => b.time - a.time)

/**
 * Payload shows the fields of a section once an observer has seen them, and of what the observer reports together it looks at the
 * first, which is the oldest. On a busy computer that may be how things were before the section was opened, and its fields never
 * come (payloadcms/payload#15613, #17473). With this module the newest report comes first; it changes nothing else.
 */
export function NewestIntersectionFirst({ children }: { children: ReactNode }) {
  return children
}
