import type { DragEvent } from 'react'
import type { ListedMedium } from './listed-medium'

/** Where a card says which picture it is. */
export const MEDIUM = 'data-medium'

const TYPE = 'application/x-medium'

/** The picture whose card begins to be dragged; null for whatever else may be. */
export function beginDrag({ target, dataTransfer }: DragEvent, media: readonly ListedMedium[]): ListedMedium | null {
  const id = target instanceof Element ? target.closest(`[${MEDIUM}]`)?.getAttribute(MEDIUM) : null
  const medium = media.find((one) => String(one.id) === id)
  if (!medium) return null
  // Firefox drags nothing that has no data.
  dataTransfer.setData(TYPE, String(medium.id))
  dataTransfer.effectAllowed = 'move'
  return medium
}

export const holdsMedium = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes(TYPE)
