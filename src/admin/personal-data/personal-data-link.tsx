import { Link } from '@payloadcms/ui'
import type { ServerProps } from 'payload'
import { hasRole } from '../../domain/roles'

/** Below the navigation, for those who see requests: the way to what is stored about one person. */
export function PersonalDataLink({ user }: ServerProps) {
  if (!hasRole(user, ['admin', 'service'])) return null
  return (
    <Link className="nav__link" href="/admin/personal-data" prefetch={false}>
      <span className="nav__link-label">个人信息查询</span>
    </Link>
  )
}
