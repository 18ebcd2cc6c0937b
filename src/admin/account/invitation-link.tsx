'use client'

import { Button, toast } from '@payloadcms/ui'
import { z } from 'zod'
import { documentId } from '../../lib/document-id'
import styles from './account.module.css'

/** What the server answers to an invitation: sent by e-mail, or a link to hand over. */
export const handedOver = z.object({
  id: documentId,
  email: z.string(),
  isSent: z.boolean(),
  link: z.string().optional(),
})

/** Says where the invitation is; the link is shown this once. */
export function InvitationLink({ email, isSent, link = '' }: z.infer<typeof handedOver>) {
  if (isSent) return <p role="status">邀请邮件已发到 {email}，链接 72 小时内有效。</p>
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => toast.success('邀请链接已复制。'),
      () => toast.info('请选中链接，手动复制。'),
    )
  return (
    <div className={styles.form}>
      <p role="status">请把这个链接亲自交给对方，例如用企业微信私聊。它 72 小时内有效，只能用一次，离开此页后不再显示。</p>
      <code className={styles.secret}>{link}</code>
      <Button buttonStyle="secondary" margin={false} onClick={copy}>
        复制链接
      </Button>
    </div>
  )
}
