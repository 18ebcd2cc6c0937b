'use client'

import { useListQuery, useSelection } from '@payloadcms/ui'
import { type DragEvent, lazy, type ReactNode, Suspense, useMemo, useState } from 'react'
import { beginDrag } from './dragged-medium'
import { type ListedMedium, listedMedium } from './listed-medium'

/** Few who look at the pictures move them (record 0086). */
const FolderShelf = lazy(async () => ({ default: (await import('./folder-shelf')).FolderShelf }))

const NONE: readonly ListedMedium[] = []

/** Around the pictures of the library: the ticked ones are moved to a folder by a press, and cards by dragging them; a ticked one takes all others along. */
export function MovingToFolders({ children }: { children: ReactNode }) {
  const { data } = useListQuery()
  const { selected, selectAll, toggleAll } = useSelection()
  const [dragged, setDragged] = useState(NONE)
  const media = useMemo(() => (data?.docs ?? []).flatMap((row) => listedMedium.safeParse(row).data ?? []), [data])
  // What is ticked on all pages is not known here: Payload's own editing of many reaches it.
  const ticked = selectAll === 'allAvailable' ? NONE : media.filter(({ id }) => selected.get(id) === true)
  const moved = dragged.length > 0 ? dragged : ticked

  const begin = (event: DragEvent) => {
    const medium = beginDrag(event, media)
    if (!medium) return
    const those = ticked.includes(medium) ? ticked : [medium]
    // Chrome ends a drag that changes the page as it begins.
    setTimeout(() => setDragged(those))
  }
  const wereTicked = moved.some((medium) => ticked.includes(medium))
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what is dragged can be ticked and moved by a press as well
    <div onDragStart={begin} onDragEnd={() => setDragged(NONE)}>
      {children}
      {moved.length > 0 && (
        <Suspense fallback={null}>
          <FolderShelf media={moved} isDragging={dragged.length > 0} onMoved={() => wereTicked && toggleAll()} />
        </Suspense>
      )}
    </div>
  )
}
