import satisfies from 'spdx-satisfies'

/** Licences under which this product may use and ship what it is made of. */
const ALLOWED = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-3.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  // sharp's library, loaded as it is and never changed.
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  // Files under it stay under it; none of them is changed here.
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'WTFPL',
  'Zlib',
]

/** Packages whose package.json does not say it in the standard way; read in their licence files. */
const READ_BY_HAND: Record<string, string> = {
  busboy: 'MIT',
  'humanize-number': 'MIT',
  only: 'MIT',
  'parse-cache-control': 'BSD-3-Clause',
  'png-js': 'MIT',
  streamsearch: 'MIT',
}

/**
 * @param license an SPDX expression, as in a lock file
 */
export function isLicenceAllowed(name: string, license = READ_BY_HAND[name]): boolean {
  if (license === undefined) return false
  try {
    return satisfies(license === 'Apache 2.0' ? 'Apache-2.0' : license, ALLOWED)
  } catch {
    return false
  }
}
