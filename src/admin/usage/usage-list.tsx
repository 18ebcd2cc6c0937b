import { Link } from '@payloadcms/ui'
import type { UIFieldServerProps } from 'payload'
import { publicationLabels } from '../../domain/publication'
import { findUsages, type Usage } from '../../usage/find-usages'
import styles from './usage-list.module.css'

/** Under a file: everything that uses it, each with a link to its editing page. Nothing for a file that is not saved yet. */
export async function UsageList({ id, collectionSlug, req }: UIFieldServerProps) {
  if (id === undefined) return null
  const { first: usages, total } = await findUsages(req, { slug: collectionSlug, id }, true)
  return (
    <section className={styles.usages} aria-labelledby="usages-title">
      <h2 id="usages-title" className={styles.title}>
        使用位置{total > 0 && <span className={styles.count}>{total}</span>}
      </h2>
      {total === 0 ? (
        <p className={styles.note}>还没有任何内容使用它，可以放心删除。</p>
      ) : (
        <>
          <p className={styles.note}>正在使用的文件不能删除；替换文件后，以下位置同时更新。</p>
          <ul className={styles.list}>
            {usages.map((usage) => (
              <UsageRow key={usage.path} usage={usage} admin={req.payload.config.routes.admin} />
            ))}
          </ul>
          {total > usages.length && <p className={styles.note}>以及另外 {total - usages.length} 处。</p>}
        </>
      )}
    </section>
  )
}

function UsageRow({ usage: { owner, title, fields, path, isTrashed, publication }, admin }: { usage: Usage; admin: string }) {
  const state = isTrashed ? '在回收站' : publication && publicationLabels[publication]
  return (
    <li className={styles.row}>
      <span className={styles.owner}>{title ? owner : '页面'}</span>
      <Link href={`${admin}${path}`} className={styles.link}>
        {title || owner}
      </Link>
      <span className={styles.fields}>{fields.join('、')}</span>
      <span className={styles.state} data-public={(!isTrashed && publication === 'published') || undefined}>
        {state}
      </span>
    </li>
  )
}
