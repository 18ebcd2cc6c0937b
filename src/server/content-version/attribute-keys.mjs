/**
 * The keys of attributes that are filters, read again when attributes have changed. The version is read first, so that the keys have every
 * change that it counts.
 *
 * @param {() => Promise<import('./content-version.mjs').ContentState>} readState
 * @param {() => Promise<string[]>} readKeys
 * @returns {() => Promise<readonly string[]>}
 */
export function attributeKeys(readState, readKeys) {
  /** @type {{ version: number, keys: Promise<string[]> } | null} */
  let kept = null
  return async () => {
    const version = (await readState()).lastChange(['attributes'])
    if (kept?.version === version) return kept.keys
    const reading = { version, keys: readKeys() }
    kept = reading
    // What failed is not kept.
    reading.keys.catch(() => {
      if (kept === reading) kept = null
    })
    return reading.keys
  }
}
