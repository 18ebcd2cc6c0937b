'use client'

import { CompareButton } from '@/components/compare/compare-button'
import { AddToListButton } from '@/components/selection-list/add-to-list-button'
import { useConfigure } from './configure-context'

/** The code into the selection list: the main action where a product is configured; there is none as long as there is no code. */
export function CollectCode({ size = 'normal' }: { size?: 'normal' | 'small' }) {
  const { code, product } = useConfigure()
  if (code === null) return null
  return <AddToListButton product={product.id} code={code} name={code} look="main" size={size} />
}

/** The code beside others. */
export function CompareCode() {
  const { code, product } = useConfigure()
  if (code === null) return null
  return <CompareButton product={{ entry: code, name: code, picture: product.picture }} />
}
