import ipaddr from 'ipaddr.js'
import { ADDRESS_HEADER } from '../lib/internal-headers.mjs'

/** The part of an IPv6 address that one connection gets; whoever has it has 2^64 addresses. */
const HOST_NETWORK = 64

/** Where a request comes from, for its limits, as the server around the application has seen it. */
export const clientAddress = (request: Pick<Request, 'headers'>) => limitedAs(request.headers.get(ADDRESS_HEADER) ?? 'unknown')

/**
 * What limits count for an address.
 *
 * @returns an IPv4 address itself, of an IPv6 address its /64 network, and anything else as it is
 */
export function limitedAs(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  if (parsed.kind() === 'ipv4') return parsed.toString()
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/${HOST_NETWORK}`).toString()}/${HOST_NETWORK}`
}
