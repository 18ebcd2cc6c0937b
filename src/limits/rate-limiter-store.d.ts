/** The base class of the library's stores, which it types but doesn't export by name. */
declare module 'rate-limiter-flexible/lib/RateLimiterStoreAbstract.js' {
  import type { RateLimiterStoreAbstract } from 'rate-limiter-flexible'

  const Store: typeof RateLimiterStoreAbstract
  export default Store
}
