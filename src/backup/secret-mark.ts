import { createHmac } from 'node:crypto'
import { purposeKey } from '../lib/purpose-key.mjs'

/** Says whether two secrets are the same, and nothing else of them: they are long and random. */
export const secretMark = (secret: string): string => purposeKey(secret, 'backup-mark').toString('hex').slice(0, 16)

/** Whether a mark is of this secret; older backups have one that was made without a key of its own. */
export const isMarkOf = (secret: string, mark: string): boolean => [secretMark(secret), earlierMark(secret)].includes(mark)

const earlierMark = (secret: string) => createHmac('sha256', secret).update('backup').digest('hex').slice(0, 16)
