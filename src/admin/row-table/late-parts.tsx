'use client'

import { type ComponentProps, type ComponentType, useEffect, useState } from 'react'
import type { FileTools } from './file-tools'
import type { PastePreview } from './paste-preview'
import type { RowMenu } from './row-menu'

type Props = {
  /** Undefined while nobody asks for it. */
  menu: ComponentProps<typeof RowMenu> | undefined
  paste: ComponentProps<typeof PastePreview> | undefined
}

/**
 * What a table shows only when asked. It is fetched ahead, beside the form, and once more when somebody asks before it has come; where the line
 * is gone, the form stays as it is.
 */
export function LateParts({ menu, paste }: Props) {
  return (
    <>
      <Late load={loadMenu} props={menu} />
      <Late load={loadPaste} props={paste} />
    </>
  )
}

/** In the bar of a table: its rows into a file, and out of one. */
export const LateFiles = ({ props }: { props: ComponentProps<typeof FileTools> | undefined }) => <Late load={loadFiles} props={props} />

const loadFiles = () => import('./file-tools').then(({ FileTools: Part }) => Part)
const loadMenu = () => import('./row-menu').then(({ RowMenu: Part }) => Part)
const loadPaste = () => import('./paste-preview').then(({ PastePreview: Part }) => Part)

function Late<P extends object>({ load, props }: { load: () => Promise<ComponentType<P>>; props: P | undefined }) {
  const [Part, setPart] = useState<ComponentType<P> | null>(null)
  const isMissed = Part === null && props !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is asked for once more as soon as it is missed
  useEffect(() => {
    load().then(
      (part) => setPart(() => part),
      () => undefined,
    )
  }, [load, isMissed])
  return Part && props ? <Part {...props} /> : null
}
