import { SiteLink } from '@/components/site-link/site-link'
import type { DocumentFile } from '@/contract/documents'
import type { ComparedColumn, ProductComparison } from '@/contract/product-comparison'
import { viewerAddress } from '@/domain/viewer-address'
import styles from './compare-table.module.css'
import { GroupHead } from './group-head'
import { NoValue } from './no-value'

type Props = { documents: ProductComparison['documents']; columns: readonly ComparedColumn[] }

/** The documents of each product, a kind a row. */
export function DocumentRows({ documents, columns }: Props) {
  return (
    <tbody>
      <GroupHead name="资料" columnCount={columns.length} />
      {documents.map(({ kind, cells }) => (
        <tr key={kind} className={styles.row}>
          <th scope="row" className={styles.parameter}>
            {kind}
          </th>
          {columns.map(({ entry }, index) => (
            <td key={entry} className={styles.cell}>
              <Files files={cells[index] ?? []} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  )
}

function Files({ files }: { files: readonly DocumentFile[] }) {
  if (files.length === 0) return <NoValue />
  return (
    <ul className={styles.files}>
      {files.map(({ id, name, url, ext, sizeText, isViewable }) => (
        <li key={id}>
          <SiteLink
            href={isViewable ? viewerAddress({ url }) : url}
            target="_blank"
            rel="noopener"
            className={styles.file}
            aria-label={`${name}，${ext.toUpperCase()} ${sizeText}（新窗口打开）`}
          >
            {ext.toUpperCase()} <span className={styles.size}>{sizeText}</span>
          </SiteLink>
        </li>
      ))}
    </ul>
  )
}
