'use client'

import { lazy, Suspense } from 'react'

const Late = lazy(async () => ({ default: (await import('./crop-shapes')).CropShapes }))

/** The focal point and the shapes of a picture. They come with forms of pictures only (record 0086). */
export function LateCropShapes() {
  return (
    <Suspense fallback={null}>
      <Late />
    </Suspense>
  )
}
