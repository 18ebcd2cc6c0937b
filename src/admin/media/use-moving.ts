import { toast } from '@payloadcms/ui'
import { usePathname, useRouter } from 'next/navigation'
import { useState } from 'react'
import type { DocumentId } from '../../lib/document-id'
import { groupBy } from '../../lib/group-by'
import type { ListedMedium } from './listed-medium'
import { moveMedia } from './move-media'
import { foldersHaveChanged } from './use-folders'

/** Long enough to see that it went into the wrong one. */
const SHOWN_MS = 10_000

type Move = (media: readonly ListedMedium[], folder: string | null) => Promise<void>

/** Moves pictures into a folder, says so, and puts them back when that was a slip of the hand. */
export function useMoving(): { isMoving: boolean; move: Move } {
  const router = useRouter()
  const place = usePathname()
  const [isMoving, setIsMoving] = useState(false)

  const showAgain = () => {
    foldersHaveChanged()
    // Who puts pictures back may have gone to a form meanwhile.
    if (window.location.pathname === place) router.refresh()
  }

  const putBack = async (media: readonly ListedMedium[]) => {
    const reasons: string[] = []
    for (const [folder, those] of groupBy(media, (medium) => medium.folder ?? '')) {
      const { reason } = await moveMedia(idsOf(those), folder || null)
      if (reason) reasons.push(reason)
    }
    if (reasons[0]) toast.error(`没有全部放回：${reasons[0]}`)
    else toast.success('已放回原来的文件夹。')
    showAgain()
  }

  const move: Move = async (media, folder) => {
    const others = media.filter((medium) => (medium.folder || null) !== folder)
    if (others.length === 0) return void toast.info(folder === null ? '本来就不在文件夹里。' : `本来就在“${folder}”里。`)
    setIsMoving(true)
    const { ids, reason } = await moveMedia(idsOf(others), folder)
    setIsMoving(false)
    const moved = others.filter(({ id }) => ids.includes(id))
    if (moved.length > 0) {
      const where = folder === null ? '移出文件夹' : `移到“${folder}”`
      const action = { label: '撤销', onClick: () => void putBack(moved) }
      toast.success(`${moved.length} 个已${where}。`, { duration: SHOWN_MS, action })
    }
    if (reason) toast.error(`${others.length - moved.length} 个没有移动：${reason}`)
    showAgain()
  }
  return { isMoving, move }
}

const idsOf = (media: readonly ListedMedium[]): DocumentId[] => media.map(({ id }) => id)
