const PHONE = /^\+?\d[\d -]{4,}$/
const MAIL = /^[^\s@]+@[^\s@]+$/

/** What calls or writes to somebody, for a link: by number or e-mail address as a visitor typed it; null for what is neither, as after erasing. */
export function contactAddress(typed: unknown): string | null {
  if (typeof typed !== 'string') return null
  const contact = typed.trim()
  if (PHONE.test(contact)) return `tel:${contact.replaceAll(/[ -]/g, '')}`
  if (MAIL.test(contact)) return `mailto:${encodeURIComponent(contact).replace('%40', '@')}`
  return null
}
