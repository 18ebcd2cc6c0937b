'use client'

import { useAuth, useDocumentInfo } from '@payloadcms/ui'
import { ChangePassword } from './change-password'
import { ColleagueSecurity } from './colleague-security'
import { OwnSecondFactor } from './own-second-factor'
import { OwnSessions } from './own-sessions'

/** Below the form of an account: one's own second factor and sessions; what an administrator can do for a colleague. */
export function AccountSecurity() {
  const { id } = useDocumentInfo()
  const { user } = useAuth()
  if (id === undefined || !user) return null
  if (String(user.id) !== String(id)) {
    return (
      <>
        <ChangePassword id={id} />
        <ColleagueSecurity id={id} />
      </>
    )
  }
  return (
    <>
      <ChangePassword id={id} />
      <OwnSecondFactor />
      <OwnSessions />
    </>
  )
}
