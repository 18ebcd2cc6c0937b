import { randomInt } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { keyedHash, storedHashes } from '../lib/keyed-hash'
import type { AccountId } from './account'

const PERIOD_SECONDS = 30
/** 160 bits, as RFC 4226 recommends. */
const SECRET_BYTES = 20
/** So many periods may a phone's clock be off, to either side. */
const WINDOW = 1

const RECOVERY = 'recovery-code'
const RECOVERY_CODES = 10
const RECOVERY_LENGTH = 10
/** Without what is easily mistaken when it is copied from paper. */
const RECOVERY_LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'

const totp = (secret: string, issuer = '', label = '') =>
  new TOTP({ issuer, label, secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: PERIOD_SECONDS })

/** A new secret, in the letters that people type into an app. */
export const newSecret = () => new Secret({ size: SECRET_BYTES }).base32

/** What an app reads from the QR code: `otpauth://totp/…`. */
export const enrolmentAddress = (secret: string, issuer: string, account: string) => totp(secret, issuer, account).toString()

/**
 * @param code as it was typed, with spaces or without
 * @returns the period that the code belongs to; null when it is wrong
 */
export function periodOfCode(secret: string, code: string, now = Date.now()): number | null {
  const token = code.replace(/\s/g, '')
  if (!/^\d{6}$/.test(token)) return null
  const delta = totp(secret).validate({ token, timestamp: now, window: WINDOW })
  return delta === null ? null : Math.floor(now / 1000 / PERIOD_SECONDS) + delta
}

/** Codes for the day when the phone is gone, each good once: `abcde-23456`. */
export function newRecoveryCodes(): string[] {
  const letter = () => RECOVERY_LETTERS[randomInt(RECOVERY_LETTERS.length)]
  return Array.from({ length: RECOVERY_CODES }, () => {
    const letters = Array.from({ length: RECOVERY_LENGTH }, letter).join('')
    return `${letters.slice(0, RECOVERY_LENGTH / 2)}-${letters.slice(RECOVERY_LENGTH / 2)}`
  })
}

/** What is stored of a recovery code. It is random, so that a fast hash with a key is enough. */
export const recoveryHash = (account: AccountId, code: string) => keyedHash(RECOVERY, recoveryText(account, code))

/** As what a typed code may be stored. */
export const recoveryHashes = (account: AccountId, code: string) => storedHashes(RECOVERY, recoveryText(account, code))

const recoveryText = (account: AccountId, code: string) => `${account}:${code.toLowerCase().replace(/[^a-z0-9]/g, '')}`
