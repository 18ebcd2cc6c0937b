import { useEffect, useState } from 'react'
import { z } from 'zod'

const CHANGED = 'media-folders-changed'

const answer = z.object({ folders: z.array(z.string()) })

/** The names of the folders that there are; none until they are known. */
export function useFolders(): readonly string[] {
  const [folders, setFolders] = useState<readonly string[]>([])
  useEffect(() => {
    const controller = new AbortController()
    const load = async () => {
      const response = await fetch('/cms-api/media/folders', { credentials: 'include', signal: controller.signal })
      setFolders(answer.parse(await response.json()).folders)
    }
    // Without them a name can still be written.
    const loadAgain = () => void load().catch(() => undefined)
    loadAgain()
    window.addEventListener(CHANGED, loadAgain)
    return () => {
      window.removeEventListener(CHANGED, loadAgain)
      controller.abort()
    }
  }, [])
  return folders
}

/** A folder is a name: with the first picture it is there, with the last one it is gone. Whoever shows folders asks again. */
export const foldersHaveChanged = () => window.dispatchEvent(new Event(CHANGED))
