import type { LookupResult } from './lookup'

/** What was read out of a file as a text that can be changed and sent again: code, tab, quantity. */
export const listText = ({ rows }: Pick<LookupResult, 'rows'>): string =>
  rows.map(({ written, quantity, unreadQuantity }) => `${written.replace(/\s*\n\s*/g, ' ')}\t${quantity ?? unreadQuantity}`).join('\n')
