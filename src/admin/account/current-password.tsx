'use client'

import { useAuth, useDocumentInfo, useField, useFormFields } from '@payloadcms/ui'
import styles from './account.module.css'
import { LabelledInput } from './labelled-input'

/** Asks for the password of whoever sits here, once an e-mail is about to be changed. */
export function CurrentPassword() {
  const { id } = useDocumentInfo()
  const { user } = useAuth()
  const { errorMessage, setValue, showError, value } = useField<string>({ path: 'currentPassword' })
  const isNeeded = useFormFields(([{ email }]) => email !== undefined && email.value !== email.initialValue)
  if (!isNeeded) return null
  const label = String(user?.id) === String(id) ? '当前密码' : '您自己的密码'
  return (
    <div className={styles.form}>
      <LabelledInput
        label={label}
        type="password"
        autoComplete="current-password"
        hint="更改邮箱时，需要确认是您本人。保存后，此账号在其他设备上的登录都会结束。"
        problem={showError ? errorMessage : ''}
        value={value ?? ''}
        onValue={setValue}
      />
    </div>
  )
}
