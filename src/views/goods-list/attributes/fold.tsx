'use client'

import { type ComponentProps, useState } from 'react'

type Props = Omit<ComponentProps<'details'>, 'open'> & { isOpenAtFirst: boolean }

/** Opens and closes by the visitor alone: what is chosen meanwhile must not close it under the pointer (spec: products/open-categories). */
export function Fold({ isOpenAtFirst, ...props }: Props) {
  const [isOpen] = useState(isOpenAtFirst)
  return <details {...props} open={isOpen} />
}
