import { useEffect, useState } from 'react'
import { z } from 'zod'

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
    load().catch(() => undefined)
    return () => controller.abort()
  }, [])
  return folders
}
