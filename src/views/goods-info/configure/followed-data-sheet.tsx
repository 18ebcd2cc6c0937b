'use client'

import { DataSheetRow } from '../data-sheet-row'
import { useConfigure } from './configure-context'

/** The data sheet of what is chosen; of the series as long as something that is chosen can't be had. */
export function FollowedDataSheet({ productId, model }: { productId: string; model: string }) {
  const { code } = useConfigure()
  return <DataSheetRow productId={productId} model={model} code={code ?? ''} />
}
