const UNITS = ['B', 'KB', 'MB', 'GB'] as const

/** Bytes as `812KB` or `1.25MB`: 1024-based, at most two decimals (spec: prod-api/file-sizes). */
export function formatFileSize(bytes: number): string {
  let value = Math.max(0, bytes)
  let unit = 0
  // Rounding first, so that 1023.999 KB is 1MB and not 1024KB.
  while (Math.round(value * 100) / 100 >= 1024 && unit < UNITS.length - 1) {
    value /= 1024
    unit += 1
  }
  return `${Math.round(value * 100) / 100}${UNITS[unit]}`
}

/** The ending of a file name: lower case, without the dot; empty when there is none. */
export function extensionOf(filename: string): string {
  const dot = filename.lastIndexOf('.')
  return dot > 0 ? filename.slice(dot + 1).toLowerCase() : ''
}
