import { DefaultTemplate } from '@payloadcms/next/templates'
import { Gutter } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import { hasRole } from '../../domain/roles'
import { readOverview } from '../../import-orders/overview'
import { LateImports } from './late-imports'
import styles from './legacy-import.module.css'

/** `/admin/legacy-import`: a legacy site is looked at and brought over, followed, cancelled and taken back (spec: moving/admin). */
export async function LegacyImport({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { locale, permissions, req, visibleEntities } = initPageResult
  const { i18n, payload, user } = req
  return (
    <DefaultTemplate
      {...{ i18n, locale, params, payload, permissions, searchParams, visibleEntities }}
      user={user ?? undefined}
      viewActions={[]}
    >
      <Gutter>
        <main className={styles.page}>
          <h1>旧站导入</h1>
          {hasRole(user, ['admin']) ? <LateImports initial={await readOverview(payload)} /> : <p>没有权限。</p>}
        </main>
      </Gutter>
    </DefaultTemplate>
  )
}
