'use client'

import type { DefaultCellComponentProps } from 'payload'

/** In the list of accounts: who has a second factor. */
export function SecondFactorCell({ cellData }: DefaultCellComponentProps) {
  return <span>{cellData ? '已启用' : '未启用'}</span>
}
