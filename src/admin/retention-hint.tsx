import { Link } from '@payloadcms/ui'

/** What stands in the editor where the page shows the periods. */
export function RetentionHint() {
  return (
    <p>
      此处自动显示各类信息的保存期限，与<Link href="/admin/globals/service-settings">客服设置</Link>一致；请勿在正文里另写数字。
    </p>
  )
}
