'use client'

import { DefaultListView, useListDrawerContext } from '@payloadcms/ui'
import type { ListViewClientProps } from 'payload'
import { DropFiles } from './drop-files'
import { LibraryBar } from './library-bar'
import { MediaGrid } from './media-grid'
import { MovingToFolders } from './moving-to-folders'
import { useLayout } from './use-layout'

/**
 * The library: Payload's list of media, whose table may be a grid, with what narrows it in one press. The same is the picker of every form
 * (spec: content/media-library).
 */
export function MediaList(props: ListViewClientProps) {
  const { BeforeListTable, Table, enableRowSelections = false, hasCreatePermission } = props
  const { isInDrawer } = useListDrawerContext()
  const [layout, choose] = useLayout()
  const mayWrite = hasCreatePermission && !isInDrawer
  const pictures = layout === 'grid' ? <MediaGrid isSelectable={enableRowSelections} isMovable={mayWrite} /> : Table
  const list = (
    <DefaultListView
      {...props}
      BeforeListTable={
        <>
          {BeforeListTable}
          <LibraryBar layout={layout} onLayout={choose} mayWrite={mayWrite} />
        </>
      }
      Table={mayWrite ? <MovingToFolders>{pictures}</MovingToFolders> : pictures}
    />
  )
  return mayWrite ? <DropFiles>{list}</DropFiles> : list
}
