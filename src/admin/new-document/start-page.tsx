import { Gutter, SetStepNav } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import { textOf } from '../../usage/holders'
import { loadTemplates } from './load-templates'
import styles from './new-document.module.css'
import { StartHere } from './start-here'

/** `/admin/collections/news/create`: what the new document is called, and what it begins with. Nothing is stored before (record 0073). */
export async function StartPage({ initPageResult, searchParams }: AdminViewServerProps) {
  const { collectionConfig: collection, permissions, req } = initPageResult
  if (!collection) return null
  const { slug, labels } = collection
  const kind = textOf(labels.singular, slug)
  const list = `${req.payload.config.routes.admin}/collections/${slug}`
  const mayBegin = Boolean(permissions.collections?.[slug]?.create)
  return (
    <main>
      <SetStepNav nav={[{ label: textOf(labels.plural, slug), url: list }, { label: '新建' }]} />
      <Gutter className={styles.page}>
        <h1 className={styles.title}>新建{kind}</h1>
        {mayBegin ? (
          <StartHere slug={slug} list={list} offered={await loadTemplates(req, collection, searchParams?.from)} />
        ) : (
          <p>没有权限。</p>
        )}
      </Gutter>
    </main>
  )
}
