'use client'

import { DefaultEditView, useDocumentInfo } from '@payloadcms/ui'
import type { DocumentViewClientProps } from 'payload'
import { InviteForm } from './invite-form'

/** The form of an account; a new one begins with an invitation, so that nobody types a password for somebody else. */
export function EditAccount(props: DocumentViewClientProps) {
  const { id } = useDocumentInfo()
  return id === undefined || id === null ? <InviteForm /> : <DefaultEditView {...props} />
}
