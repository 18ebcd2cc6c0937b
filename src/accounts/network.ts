import ipaddr from 'ipaddr.js'
import { ADDRESS_HEADER } from '../lib/internal-headers.mjs'

/** What stays of an address: enough to tell places apart, too little to tell devices or people apart. */
const KEPT_BITS = { ipv4: 24, ipv6: 48 } as const

/**
 * The network that a request comes from, as it may be kept (the privacy page speaks of logs for security with network
 * addresses; less than the whole is enough for them): `203.0.113.0/24`, `2001:db8:1::/48`. Empty for commands and timed jobs.
 */
export function networkOf({ headers }: { headers?: Headers }): string {
  return networkOfAddress(headers?.get(ADDRESS_HEADER) ?? '')
}

/** @param address of one device; anything else gives an empty text */
export function networkOfAddress(address: string): string {
  if (!ipaddr.isValid(address)) return ''
  const parsed = ipaddr.process(address)
  const kind = parsed.kind()
  const cidr = `${parsed.toString()}/${KEPT_BITS[kind]}`
  const network = kind === 'ipv4' ? ipaddr.IPv4.networkAddressFromCIDR(cidr) : ipaddr.IPv6.networkAddressFromCIDR(cidr)
  return `${network.toString()}/${KEPT_BITS[kind]}`
}
