import { Gutter, Link, SetDocumentStepNav } from '@payloadcms/ui'
import type { DocumentViewServerProps } from 'payload'
import { formatDateTime } from '@/lib/dates'
import { loadVersions, type Version } from './load-versions'
import styles from './versions.module.css'

/**
 * The history of a document: what was saved, when and by whom; each line leads to its comparison, where it can be restored.
 * It takes the place of Payload's own list, which shows numbers of versions and nobody's name.
 */
export async function Versions({ hasPublishedDoc, initPageResult, routeSegments }: DocumentViewServerProps) {
  const { collectionConfig, docID, globalConfig, req } = initPageResult
  const slug = collectionConfig?.slug ?? globalConfig?.slug
  if (!slug) return null
  const subject = collectionConfig ? { collection: slug, id: docID ?? '' } : { global: slug }
  const versions = await loadVersions(req, subject, hasPublishedDoc)
  const label = collectionConfig?.labels.plural ?? globalConfig?.label
  return (
    <>
      <SetDocumentStepNav
        collectionSlug={collectionConfig?.slug}
        globalSlug={globalConfig?.slug}
        id={docID}
        isTrashed={routeSegments[2] === 'trash'}
        pluralLabel={typeof label === 'string' ? label : ''}
        useAsTitle={collectionConfig?.admin.useAsTitle ?? slug}
        view="版本"
      />
      <main className={styles.versions}>
        <Gutter>
          {versions.length === 0 ? (
            <p className={styles.note}>还没有保存过任何版本。</p>
          ) : (
            <>
              <p className={styles.note}>每次保存和发布都会留下一个版本。点开一个版本，可以与之前的版本比较，也可以恢复它。</p>
              <VersionTable versions={versions} address={`${req.payload.config.routes.admin}/${routeSegments.join('/')}`} />
            </>
          )}
        </Gutter>
      </main>
    </>
  )
}

function VersionTable({ versions, address }: { versions: Version[]; address: string }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">保存时间</th>
          <th scope="col">修改人</th>
          <th scope="col">状态</th>
        </tr>
      </thead>
      <tbody>
        {versions.map(({ id, at, by, state, isAutosave }) => (
          <tr key={id}>
            <td>
              <Link href={`${address}/${id}`} className={styles.link} prefetch={false}>
                {formatDateTime(at).slice(0, 16)}
              </Link>
            </td>
            <td>{by}</td>
            <td>
              <span className={styles.state} data-public={state === '当前已发布' || undefined}>
                {state}
              </span>
              {isAutosave && <span className={styles.autosave}>自动保存</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
