import type { DefaultServerCellComponentProps } from 'payload'
import { SYSTEM_NAME } from '../../domain/system-name'

/** Who changed a document last, as its history says it. */
export function EditedByCell({ cellData }: DefaultServerCellComponentProps) {
  return typeof cellData === 'string' && cellData !== '' ? cellData : SYSTEM_NAME
}
