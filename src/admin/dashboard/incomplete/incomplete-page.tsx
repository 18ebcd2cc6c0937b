import { DefaultTemplate } from '@payloadcms/next/templates'
import { Gutter, Link } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import { hasRole } from '../../../domain/roles'
import { EntryList } from '../entry-list'
import type { Reader } from '../reader'
import { UNFOLDED } from '../unfolded'
import styles from './incomplete.module.css'
import { incompleteAddress } from './incomplete-address'
import { toEntry } from './incomplete-group'
import { loadIncompletePage } from './load-incomplete'

/** `/admin/incomplete?gap=&page=`: everything that lacks one thing, with the way to the place in its form (spec: content/gaps-of-finding). */
export async function IncompletePage({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { locale, permissions, req, visibleEntities } = initPageResult
  const { i18n, payload, user } = req
  const { gap, page } = searchParams ?? {}
  return (
    <DefaultTemplate
      {...{ i18n, locale, params, payload, permissions, searchParams, visibleEntities }}
      user={user ?? undefined}
      viewActions={[]}
    >
      <Gutter>
        <main className={styles.page}>
          {user && hasRole(user, ['admin', 'editor']) ? (
            <Whole reader={{ payload, user }} gap={String(gap ?? '')} page={numberOf(page)} />
          ) : (
            <p>没有权限。</p>
          )}
        </main>
      </Gutter>
    </DefaultTemplate>
  )
}

const numberOf = (page: unknown) => Math.min(Math.max(1, Math.trunc(Number(page)) || 1), 10_000)

async function Whole({ reader, gap, page }: { reader: Reader; gap: string; page: number }) {
  const group = await loadIncompletePage(reader, gap, page)
  if (!group) return <p>没有这一项。</p>
  const { label, total, items } = group
  const pages = Math.max(1, Math.ceil(total / UNFOLDED))
  return (
    <>
      <h1>{label}</h1>
      <p className={styles.done}>共 {total} 项，最近修改的在前。补齐并保存后，就不再列出；属性和分类的改动在一两分钟内反映到这里。</p>
      <EntryList entries={items.map(toEntry)} />
      {pages > 1 && (
        <nav className={styles.pages} aria-label="分页">
          <PageLink href={page > 1 ? incompleteAddress(gap, page - 1) : null} text="上一页" />
          <span>
            第 {page} 页，共 {pages} 页
          </span>
          <PageLink href={page < pages ? incompleteAddress(gap, page + 1) : null} text="下一页" />
        </nav>
      )}
    </>
  )
}

function PageLink({ href, text }: { href: string | null; text: string }) {
  if (!href) return <span className={styles.done}>{text}</span>
  return (
    <Link href={href} prefetch={false}>
      {text}
    </Link>
  )
}
