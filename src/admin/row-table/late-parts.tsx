'use client'

import type { ComponentProps } from 'react'
import { Late } from '../editing/late'
import type { DocumentPicker } from './document-picker'
import type { FileTools } from './file-tools'
import type { PastePreview } from './paste-preview'
import type { RowMenu } from './row-menu'

type Props = {
  /** Undefined while nobody asks for it. */
  menu: ComponentProps<typeof RowMenu> | undefined
  paste: ComponentProps<typeof PastePreview> | undefined
}

/** What a table shows only when asked. */
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

/** Fetches the choice of a document, while the line is there. */
export const preparePicker = (): void => void loadPicker().catch(() => undefined)

/** The choice of a document for a cell. */
export const LatePicker = ({ props }: { props: ComponentProps<typeof DocumentPicker> }) => <Late load={loadPicker} props={props} />

const loadFiles = () => import('./file-tools').then(({ FileTools: Part }) => Part)
const loadMenu = () => import('./row-menu').then(({ RowMenu: Part }) => Part)
const loadPaste = () => import('./paste-preview').then(({ PastePreview: Part }) => Part)
const loadPicker = () => import('./document-picker').then(({ DocumentPicker: Part }) => Part)
