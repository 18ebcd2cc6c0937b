/**
 * The three staff roles (spec: content/roles): administrators may do everything; editors look after content, files and
 * publishing; service staff work through requests and read content.
 */
export const roles = ['admin', 'editor', 'service'] as const
export type Role = (typeof roles)[number]

/** What staff calls them. */
export const roleLabels = { admin: '管理员', editor: '编辑', service: '客服' } as const satisfies Record<Role, string>

/** Is somebody signed in, with one of the given roles? */
export function hasRole(user: object | null | undefined, allowed: readonly Role[]): boolean {
  if (!user || !('role' in user)) return false
  return allowed.some((role) => role === user.role)
}
