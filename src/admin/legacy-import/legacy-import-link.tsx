import { Link } from '@payloadcms/ui'
import type { ServerProps } from 'payload'
import { hasRole } from '../../domain/roles'

/** Below the navigation, for administrators: the way to imports of a legacy site. */
export function LegacyImportLink({ user }: ServerProps) {
  if (!hasRole(user, ['admin'])) return null
  return (
    <Link className="nav__link" href="/admin/legacy-import" prefetch={false}>
      <span className="nav__link-label">旧站导入</span>
    </Link>
  )
}
