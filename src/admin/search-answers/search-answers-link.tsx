import { Link } from '@payloadcms/ui'
import type { ServerProps } from 'payload'
import { hasRole } from '../../domain/roles'
import { explainAddress } from './explain-address'

/** Below the navigation, for those who write content: the way to how searches are answered. */
export function SearchAnswersLink({ user }: ServerProps) {
  if (!hasRole(user, ['admin', 'editor'])) return null
  return (
    <Link className="nav__link" href={explainAddress('')} prefetch={false}>
      <span className="nav__link-label">搜索是怎样回答的</span>
    </Link>
  )
}
