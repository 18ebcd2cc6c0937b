import type { TextFieldServerProps } from 'payload'
import { contactAddress } from './contact-address'
import styles from './contact-link.module.css'

/** Below a number or an address that nobody changes: one press calls or writes. */
export function ContactLink({ data, path }: TextFieldServerProps) {
  const contact: unknown = data?.[path]
  const address = contactAddress(contact)
  if (address === null) return null
  return (
    <a className={styles.link} href={address}>
      {address.startsWith('tel:') ? '拨打' : '写邮件给'} {String(contact)}
    </a>
  )
}
