import type { BasePayload } from 'payload'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { environment } from '../lib/environment'
import { SharedLimiter } from './shared-limiter'
import { TooManyRequests } from './too-many-requests'

const MINUTE = 60
const HOUR = 60 * MINUTE

const captchas = new SharedLimiter({ name: 'captchas', points: environment.CAPTCHAS_PER_MINUTE, seconds: MINUTE })
const zips = new SharedLimiter({ name: 'zips', points: environment.ZIPS_PER_MINUTE, seconds: MINUTE })
const lists = new SharedLimiter({ name: 'lists', points: environment.LISTS_PER_MINUTE, seconds: MINUTE })
const lookups = new SharedLimiter({ name: 'lookups', points: environment.LOOKUPS_PER_10_MINUTES, seconds: 10 * MINUTE })
const byAddress = new SharedLimiter({ name: 'requests-address', points: environment.REQUESTS_PER_HOUR_BY_ADDRESS, seconds: HOUR })
const byPhone = new SharedLimiter({ name: 'requests-phone', points: environment.REQUESTS_PER_HOUR_BY_PHONE, seconds: HOUR })
const lookupsOfNumber = new SharedLimiter({ name: 'lookups-number', points: 10, seconds: HOUR })
// As many as so many requests can have.
const photos = new SharedLimiter({ name: 'photos', points: 3 * environment.REQUESTS_PER_HOUR_BY_ADDRESS, seconds: HOUR })
const resets = new SharedLimiter({ name: 'password-resets', points: environment.PASSWORD_RESETS_PER_HOUR, seconds: HOUR })
const resetsOfAccount = new SharedLimiter({ name: 'password-resets-account', points: 3, seconds: HOUR })
// In memory: a page view must not cost a write of the database (record 0010).
const pageViews = new RateLimiterMemory({ points: environment.PAGE_VIEWS_PER_MINUTE, duration: MINUTE })

/** Captchas a minute for an address (spec: privacy-and-safety/limits). @throws TooManyRequests */
export const limitCaptchas = (cms: BasePayload, address: string) => captchas.consume(cms, address)

/** Zips a minute for an address (spec: privacy-and-safety/limits). @throws TooManyRequests */
export const limitZips = (cms: BasePayload, address: string) => zips.consume(cms, address)

/** Lists of codes a minute for an address (spec: privacy-and-safety/limits). @throws TooManyRequests */
export const limitLists = (cms: BasePayload, address: string) => lists.consume(cms, address)

/** Lookups in ten minutes for an address (spec: privacy-and-safety/limits). @throws TooManyRequests */
export const limitLookups = (cms: BasePayload, address: string) => lookups.consume(cms, address)

/**
 * Lookups of one reference number in an hour, from wherever: the last digits of a phone are not to be tried out
 * (spec: privacy-and-safety/lookup-by-number).
 *
 * @throws TooManyRequests
 */
export const limitLookupsOf = (cms: BasePayload, reference: string) => lookupsOfNumber.consume(cms, reference)

/** Photos an hour for an address (spec: privacy-and-safety/limits); given back when one is not stored. @throws TooManyRequests */
export async function withinPhotoLimit<T>(cms: BasePayload, address: string, store: () => Promise<T>): Promise<T> {
  await photos.consume(cms, address)
  try {
    return await store()
  } catch (error) {
    await photos.giveBack(cms, address)
    throw error
  }
}

/** Wrong codes while somebody sets up a second factor, in an hour for an address; right ones are given back. */
export const enrolmentCodeTries = new SharedLimiter({ name: 'enrolment-codes', points: 30, seconds: HOUR })

/** Wrong answers to “your current password” in an hour, for whoever is signed in; right ones are given back. */
export const currentPasswordTries = new SharedLimiter({ name: 'current-password', points: 10, seconds: HOUR })

/** Tries to accept an invitation in an hour for an address. */
export const invitationTries = new SharedLimiter({ name: 'invitations', points: 30, seconds: HOUR })

/** Requests for a new password an hour for an address. @throws TooManyRequests */
export const limitPasswordResets = (cms: BasePayload, address: string) => resets.consume(cms, address)

/** E-mails with a new password an hour for one account, wherever they are asked for. @throws TooManyRequests */
export const limitPasswordResetsOf = (cms: BasePayload, email: string) => resetsOfAccount.consume(cms, email)

/**
 * Stored requests an hour, for an address and for a phone number (spec: privacy-and-safety/limits). Only what is stored counts:
 * when storing fails, both points are given back.
 *
 * @throws TooManyRequests
 */
export async function withinRequestLimits<T>(
  cms: BasePayload,
  { address, phone }: { address: string; phone: string },
  store: () => Promise<T>,
): Promise<T> {
  await byAddress.consume(cms, address)
  try {
    await byPhone.consume(cms, phone)
  } catch (error) {
    await byAddress.giveBack(cms, address)
    throw error
  }
  try {
    return await store()
  } catch (error) {
    await Promise.all([byAddress.giveBack(cms, address), byPhone.giveBack(cms, phone)])
    throw error
  }
}

/** How many requests are counted of a phone number: what is stored about it here. */
export const countedRequestsOf = (cms: BasePayload, phone: string) => byPhone.used(cms, phone)

/** Forgets what is counted of a phone number. */
export const forgetRequestsOf = (cms: BasePayload, phone: string) => byPhone.forget(cms, phone)

/** Reported page views a minute for an address; many people may share one. @throws TooManyRequests */
export async function limitPageViews(address: string): Promise<void> {
  try {
    await pageViews.consume(address)
  } catch (error) {
    if (error instanceof RateLimiterRes) throw new TooManyRequests(error.msBeforeNext / 1000)
    throw error
  }
}
