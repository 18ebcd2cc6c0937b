'use client'

import type { DefaultCellComponentProps } from 'payload'
import { formatDateTime } from '@/lib/dates'

/** In the list of accounts: who was invited and has not come yet. */
export function InvitationCell({ cellData }: DefaultCellComponentProps) {
  if (typeof cellData !== 'string') return <span>已启用</span>
  return <span>{Date.parse(cellData) > Date.now() ? `已邀请，有效至 ${formatDateTime(cellData).slice(0, 16)}` : '邀请已过期'}</span>
}
