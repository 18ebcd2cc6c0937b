import type { DefaultServerCellComponentProps } from 'payload'
import { formatFileSize } from '@/lib/file-sizes'

/** The size of a file in a list, as visitors read it: 812KB. */
export function FileSizeCell({ cellData }: DefaultServerCellComponentProps) {
  return typeof cellData === 'number' ? formatFileSize(cellData) : null
}
