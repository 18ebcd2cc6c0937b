/** What nothing on the site uses, its frames included. */
const UNUSED_FEATURES = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
]

/** Sent with everything: what browsers may not guess or do, and who may frame the site or load what is no public file. */
export const SECURITY_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Frame-Options': 'SAMEORIGIN',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
}

/** A year. Not for subdomains: they are not ours to promise. */
const HSTS = 'max-age=31536000'

/** The policy of what is no document: should a browser ever show it as one, nothing in it runs. */
export const BARE_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** @param {import('node:http').ServerResponse} response */
export function setSecurityHeaders(response) {
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value)
}

/**
 * Browsers are told to come by https only, where that is the public address.
 *
 * @param {import('node:http').ServerResponse} response
 * @param {string} siteUrl
 */
export function setTransportSecurity(response, siteUrl) {
  if (siteUrl.startsWith('https:')) response.setHeader('Strict-Transport-Security', HSTS)
}
