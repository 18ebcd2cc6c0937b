'use client'

import { type ReactNode, useEffect, useState } from 'react'

type Props = { className?: string; label: string; children: ReactNode }

/** A list whose labels appear on hover and focus; Escape puts them away until the pointer or the focus comes anew (WCAG 1.4.13). */
export function Dismissible({ className, label, children }: Props) {
  const [isDismissed, setDismissed] = useState(false)
  useEffect(() => {
    const dismiss = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setDismissed(true)
    }
    document.addEventListener('keydown', dismiss)
    return () => document.removeEventListener('keydown', dismiss)
  }, [])
  const restore = () => setDismissed(false)
  return (
    <aside aria-label={label} className={className} data-dismissed={isDismissed || undefined}>
      <ul onPointerOver={restore} onFocus={restore}>
        {children}
      </ul>
    </aside>
  )
}
