import 'server-only'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { environment } from '../lib/environment'
import { TooManyRequests } from './too-many-requests'

const MINUTE = 60

const captchas = new RateLimiterMemory({ points: environment.CAPTCHAS_PER_MINUTE, duration: MINUTE })
const zips = new RateLimiterMemory({ points: environment.ZIPS_PER_MINUTE, duration: MINUTE })
const pageViews = new RateLimiterMemory({ points: environment.PAGE_VIEWS_PER_MINUTE, duration: MINUTE })

/** Decision 4: captchas a minute for an address. @throws TooManyRequests */
export const limitCaptchas = (address: string) => consume(captchas, address)

/** Decision 4: zips a minute for an address. @throws TooManyRequests */
export const limitZips = (address: string) => consume(zips, address)

/** Reported page views a minute for an address; many people may share one. @throws TooManyRequests */
export const limitPageViews = (address: string) => consume(pageViews, address)

async function consume(limiter: RateLimiterMemory, address: string): Promise<void> {
  try {
    await limiter.consume(address)
  } catch (error) {
    if (error instanceof RateLimiterRes) throw new TooManyRequests(error.msBeforeNext / 1000)
    throw error
  }
}
