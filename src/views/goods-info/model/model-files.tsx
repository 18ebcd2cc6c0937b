import type { ReactNode } from 'react'
import { Icon } from '@/components/icon/icon'
import type { IconName } from '@/components/icon/icon-names'
import { SiteLink } from '@/components/site-link/site-link'
import type { Product } from '@/contract/products'
import { viewerAddress } from '@/domain/viewer-address'
import styles from './model-files.module.css'
import { OnThePhone } from './on-the-phone'
import { modelFiles } from './product-model'

/** Under the gallery: the product's model and outline as far as they exist, and ways to a phone (spec: products/model-files). */
export function ModelFiles({ product: { documents, title } }: { product: Product }) {
  const { glb, step, dxf } = modelFiles(documents)
  const saved = [glb, step].filter((file) => file !== undefined)
  return (
    <div className={styles.row}>
      <ul className={styles.files} aria-label="模型与图纸">
        {saved.map(({ id, url, name, ext, sizeText }) => (
          <li key={id}>
            <a href={url} download={`${name}.${ext}`} className={styles.link} aria-label={`下载 ${name}，${formatOf(ext)} ${sizeText}`}>
              <Named icon="download">{formatOf(ext)}</Named>
              <span className={styles.size}>{sizeText}</span>
            </a>
          </li>
        ))}
        {dxf && (
          <li>
            <SiteLink
              href={viewerAddress({ url: dxf.url })}
              target="_blank"
              rel="noopener"
              className={styles.link}
              aria-label={`在线查看 ${dxf.name}（新窗口打开）`}
            >
              <Named icon="ruler">外形图 DXF</Named>
            </SiteLink>
          </li>
        )}
      </ul>
      <OnThePhone title={title} model={glb} />
    </div>
  )
}

/** What the format is called, whichever ending it has. */
const formatOf = (ext: string) => (ext === 'stp' ? 'STEP' : ext.toUpperCase())

function Named({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <>
      <Icon name={icon} size={20} />
      {children}
    </>
  )
}
