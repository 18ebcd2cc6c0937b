import type { Remark } from './wanted'

/** What a field takes that holds a link: a path of this site, or an address with https. */
const LINK = /^(\/(?![/\\])|https:\/\/)\S*$/

/** A link as fields take it; nothing, and a remark, for what can't be one. */
export function webLink(written: string, remarks: Remark[]): string {
  const address = written.trim()
  if (address === '' || address === '#' || LINK.test(address)) return address === '#' ? '' : address
  if (/^http:\/\/\S+$/.test(address)) return `https${address.slice('http'.length)}`
  remarks.push({ kind: 'bad-link', about: address })
  return ''
}
