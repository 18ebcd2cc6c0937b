/** A host name or an address, with or without a port, as browsers send it. */
const HOST = /^(?:[a-z0-9][a-z0-9.-]{0,252}|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i

type Options = {
  /** Is there a reverse proxy whose `X-Forwarded-Proto` can be believed? */
  trustsProxy: boolean
  /** For a request whose host makes no sense. */
  fallback: string
}

/** The origin that a request was sent to (`http://localhost:3000`); what is no host never gets into a page. */
export function requestOrigin(headers: Headers, { trustsProxy, fallback }: Options): string {
  const host = headers.get('host') ?? ''
  if (!HOST.test(host)) return fallback
  const isEncrypted = trustsProxy && headers.get('x-forwarded-proto')?.split(',').pop()?.trim() === 'https'
  const address = `${isEncrypted ? 'https' : 'http'}://${host.toLowerCase()}`
  return URL.canParse(address) ? new URL(address).origin : fallback
}
