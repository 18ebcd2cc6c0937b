import type { DefaultServerCellComponentProps } from 'payload'
import { contactAddress } from './contact-address'

/** In a list of requests: one press calls or writes. */
export function ContactCell({ cellData }: DefaultServerCellComponentProps) {
  const address = contactAddress(cellData)
  return address === null ? cellData : <a href={address}>{cellData}</a>
}
