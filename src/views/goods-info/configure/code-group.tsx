'use client'

import type { ReactNode } from 'react'
import { CodeFragments } from './code-fragments'
import { useConfigure } from './configure-context'

type Props = { className?: string; children: ReactNode }

/** The order code with what can be done with it; another code is said aloud. */
export function CodeGroup({ className, children }: Props) {
  const { code } = useConfigure()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group within the product, no landmark of its own
    <div role="group" aria-label="订货型号" className={className}>
      <CodeFragments />
      <p role="status" className="visually-hidden">
        {code === null ? '所选的项不能组合，还没有订货型号' : `订货型号 ${code}`}
      </p>
      {children}
    </div>
  )
}
