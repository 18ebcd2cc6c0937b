import { createHmac } from 'node:crypto'
import { purposeKey } from './purpose-key.mjs'

/** Says whether two secrets are the same, and nothing else of them: they are long and random. @param {string} secret */
export const secretMark = (secret) => purposeKey(secret, 'backup-mark').toString('hex').slice(0, 16)

/**
 * Whether a mark is of this secret; older backups have one that was made without a key of its own.
 *
 * @param {string} secret
 * @param {string} mark
 */
export const isMarkOf = (secret, mark) => [secretMark(secret), earlierMark(secret)].includes(mark)

/** @param {string} secret */
const earlierMark = (secret) => createHmac('sha256', secret).update('backup').digest('hex').slice(0, 16)
