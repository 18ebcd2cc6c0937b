import { useDocumentInfo, useField } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { z } from 'zod'

const stored = z.object({
  url: z.string().nullish(),
  filename: z.string().nullish(),
  mimeType: z.string().nullish(),
  filesize: z.number().nullish(),
  focalX: z.number().nullish(),
  focalY: z.number().nullish(),
})

/** The file of a form: the stored one, and one that is chosen and not sent yet. */
export function useShownFile() {
  const { data } = useDocumentInfo()
  const { value } = useField<unknown>({ path: 'file' })
  const chosen = value instanceof File ? value : null
  return { stored: stored.safeParse(data).data ?? null, chosen }
}

/** The address of the picture that the form is about; null where it is none. */
export function usePictureSource(): string | null {
  const { stored, chosen } = useShownFile()
  const [source, setSource] = useState<string | null>(null)
  useEffect(() => {
    if (!chosen) {
      setSource(stored?.mimeType?.startsWith('image/') ? (stored.url ?? null) : null)
      return
    }
    const address = chosen.type.startsWith('image/') ? URL.createObjectURL(chosen) : null
    setSource(address)
    return () => {
      if (address) URL.revokeObjectURL(address)
    }
  }, [chosen, stored?.mimeType, stored?.url])
  return source
}
