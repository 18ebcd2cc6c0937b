import { Link } from '@payloadcms/ui'
import type { UIFieldServerProps } from 'payload'
import { findUsages, type Usage } from '../../usage/find-usages'
import styles from './usage-list.module.css'

/** Under a file: everything that uses it, each with a link to its editing page. Nothing for a file that is not saved yet. */
export async function UsageList({ id, collectionSlug, req }: UIFieldServerProps) {
  if (id === undefined) return null
  const usages = await findUsages(req, { slug: collectionSlug, id })
  return (
    <section className={styles.usages} aria-labelledby="usages-title">
      <h3 id="usages-title" className={styles.title}>
        使用位置{usages.length > 0 && <span className={styles.count}>{usages.length}</span>}
      </h3>
      {usages.length === 0 ? (
        <p className={styles.note}>还没有任何内容使用它，可以放心删除。</p>
      ) : (
        <>
          <p className={styles.note}>正在使用的文件不能删除；替换文件后，以下位置同时更新。</p>
          <ul className={styles.list}>
            {usages.map((usage) => (
              <UsageRow key={usage.path} usage={usage} admin={req.payload.config.routes.admin} />
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

function UsageRow({ usage: { owner, title, fields, path, isTrashed }, admin }: { usage: Usage; admin: string }) {
  return (
    <li className={styles.row}>
      <span className={styles.owner}>{title ? owner : '页面'}</span>
      <Link href={`${admin}${path}`} className={styles.link}>
        {title || owner}
      </Link>
      <span className={styles.fields}>
        {fields.join('、')}
        {isTrashed && '（在回收站）'}
      </span>
    </li>
  )
}
