import { DefaultTemplate } from '@payloadcms/next/templates'
import { Gutter } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import { hasRole } from '../../domain/roles'
import { LatePersonForm } from './late-person-form'
import styles from './personal-data.module.css'

/** `/admin/personal-data`: what is stored about one person, to be told, handed over and erased (docs/privacy.md). */
export function PersonalData({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { locale, permissions, req, visibleEntities } = initPageResult
  const { i18n, payload, user } = req
  const mayLook = hasRole(user, ['admin', 'service'])
  return (
    <DefaultTemplate
      {...{ i18n, locale, params, payload, permissions, searchParams, visibleEntities }}
      user={user ?? undefined}
      viewActions={[]}
    >
      <Gutter>
        <main className={styles.page}>
          <h1>个人信息查询</h1>
          {mayLook ? <LatePersonForm mayErase={hasRole(user, ['admin'])} /> : <p>没有权限。</p>}
        </main>
      </Gutter>
    </DefaultTemplate>
  )
}
