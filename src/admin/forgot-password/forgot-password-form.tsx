'use client'

import { EmailField, Form, FormSubmit } from '@payloadcms/ui'
import { useState } from 'react'
import { z } from 'zod'

const answer = z.object({ message: z.string() })

/** Payload's own form calls every answer a success; this one shows a refusal as what it is, and can be sent again. */
export function ForgotPasswordForm() {
  const [message, setMessage] = useState('')
  return (
    <Form
      action="/cms-api/users/forgot-password"
      method="POST"
      disableSuccessStatus
      onSuccess={(json) => setMessage(answer.safeParse(json).data?.message ?? '请查看您的邮箱。')}
    >
      <p role="status">{message === '' ? '请填写您登录时使用的邮箱，我们会把重设密码的链接发给您。' : message}</p>
      <EmailField field={{ name: 'email', label: '电子邮件', required: true, admin: { autoComplete: 'email' } }} path="email" />
      <FormSubmit size="large">发送链接</FormSubmit>
    </Form>
  )
}
