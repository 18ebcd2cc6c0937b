import { useForm, useUploadEdits } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'
import { z } from 'zod'
import { areaOf, cropOf, type Frame, inArea, onPicture, type Size } from './crop'
import { MIDDLE, type Point, WHOLE_PICTURE, within } from './shapes'
import { useShownFile } from './use-shown-picture'

const edits = z.object({
  crop: z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() }).catch(WHOLE_PICTURE),
  focalPoint: z.object({ x: z.number(), y: z.number() }).optional().catch(undefined),
})

/** What is done to the picture of a form with its next saving, as Payload's own editor of pictures does it: its crop, and in that the focal point. */
export function usePictureEdits() {
  const { stored, chosen } = useShownFile()
  const { uploadEdits, updateUploadEdits, resetUploadEdits } = useUploadEdits()
  const { setModified } = useForm()
  /** Where the point lies on the whole picture: a frame that is drawn back finds it where it was. */
  const anchor = useRef<Point | null>(null)
  const pending = edits.safeParse(uploadEdits).data
  const kept = chosen ? MIDDLE : { x: stored?.focalX ?? MIDDLE.x, y: stored?.focalY ?? MIDDLE.y }
  const focus = within(pending?.focalPoint ?? kept)
  const crop = pending?.crop ?? WHOLE_PICTURE

  // A file that is only renamed is the same.
  const file = chosen ? `${chosen.type} ${chosen.size} ${chosen.lastModified}` : (stored?.url ?? '')
  const before = useRef(file)
  useEffect(() => {
    if (before.current === file) return
    before.current = file
    anchor.current = null
    // The frame was one of another picture.
    resetUploadEdits()
  }, [file, resetUploadEdits])

  const point = (at: Point) => {
    anchor.current = null
    updateUploadEdits({ focalPoint: within(at) })
    setModified(true)
  }
  const cut = (size: Size, frame: Frame) => {
    anchor.current ??= onPicture(crop, focus)
    updateUploadEdits({ ...cropOf(size, frame), focalPoint: within(inArea(areaOf(size, frame), anchor.current)) })
    setModified(true)
  }
  return { focus, crop, point, cut }
}
