/** Of a short name not even half is shown. */
const MOST_SHOWN = 2

/** Enough of an address to tell one from another, and never all of its name: `zh***@example.com`, `***@x.cn`. */
export function maskedEmail(email: string): string {
  const [name = '', host = ''] = email.trim().toLowerCase().split('@')
  return `${name.slice(0, Math.min(MOST_SHOWN, Math.floor(name.length / 2)))}***@${host}`
}
