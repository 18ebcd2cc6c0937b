import { type EndpointName, endpoints } from '../contract/prod-api/endpoints'
import { matchEndpoint } from '../prod-api/match-endpoint'

/** A request that only reads, and that another service can be asked beside. */
export type ReadingRequest = {
  /** The endpoint's path in the contract: `/api/product/{id}`. */
  endpoint: string
  /** Whether what is asked and answered is content; otherwise it is about a person, and only names of fields are told. */
  isPublic: boolean
}

const PREFIX = '/prod-api'

/** A captcha is another one each time; the others are of this service alone. */
const notAsked: ReadonlySet<EndpointName> = new Set(['captchaImage', 'suggest', 'productFacets'])

/** The lookup of a request reads, although it is sent. Everything else that is sent is a write, and goes one way. */
const LOOKUP = '/scheduling/common/data/selleavebytel'

const MANUAL = '/getProductByKbsId'

/**
 * What a request asks, if it may be asked twice.
 *
 * @param url path and query, as they came
 * @returns null for writes, for pages and files, and for what can't be equal
 */
export function readingRequest(method: string | undefined, url: string): ReadingRequest | null {
  const path = url.replace(/\?.*$/s, '').replace(/(.)\/$/, '$1')
  if (method === 'POST') return path === LOOKUP ? { endpoint: LOOKUP, isPublic: false } : null
  if (method !== 'GET') return null
  if (path === MANUAL) return { endpoint: MANUAL, isPublic: true }
  const match = path.startsWith(`${PREFIX}/`) ? matchEndpoint(path.slice(PREFIX.length)) : null
  return match && !notAsked.has(match.name) ? { endpoint: endpoints[match.name].path, isPublic: true } : null
}
