'use client'

import { Button, Drawer, useListQuery, useModal, useSelection } from '@payloadcms/ui'
import { lazy, Suspense, useState } from 'react'
import { type ListedMedium, listedMedium } from './listed-medium'

const DRAWER = 'media-alternative-texts'

/** Few who look at the pictures write their texts (record 0086). */
const Sheet = lazy(async () => ({ default: (await import('./alternative-texts-sheet')).AlternativeTextsSheet }))

/** The texts of many pictures side by side: of those that are ticked, or of all that the list shows. */
export function AlternativeTexts() {
  const { data } = useListQuery()
  const { selected } = useSelection()
  const { openModal } = useModal()
  const [media, setMedia] = useState<readonly ListedMedium[]>([])
  const open = () => {
    const listed = (data?.docs ?? []).flatMap((row) => listedMedium.safeParse(row).data ?? [])
    const ticked = listed.filter(({ id }) => selected.get(id) === true)
    setMedia(ticked.length > 0 ? ticked : listed)
    openModal(DRAWER)
  }
  return (
    <>
      <Button buttonStyle="secondary" size="small" margin={false} onClick={open} disabled={!data?.docs.length}>
        填写替代文字
      </Button>
      <Drawer slug={DRAWER} title="填写替代文字">
        <Suspense fallback={null}>
          <Sheet media={media} />
        </Suspense>
      </Drawer>
    </>
  )
}
