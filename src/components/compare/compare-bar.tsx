'use client'

import { useEffect } from 'react'
import { whenOnline } from '../lazy-part/missing-scripts'
import { lazyPart, useLazyPart } from '../lazy-part/use-lazy-part'
import { useCompare } from './use-compare'

const collectedBar = lazyPart(() => import('./collected-bar').then(({ CollectedBar }) => CollectedBar))

/** Rises from the first product that is collected to be compared (spec: comparison/bar); what draws it is loaded then. */
export function CompareBar() {
  const { collected } = useCompare()
  const { Part: CollectedBar, want } = useLazyPart(collectedBar, whenOnline)
  const isWanted = collected.length > 0
  useEffect(() => {
    if (isWanted) want()
  }, [isWanted, want])
  return isWanted && CollectedBar && <CollectedBar />
}
