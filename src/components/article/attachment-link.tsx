import type { AttachedFile } from '@/contract/articles'
import { viewableKindOf } from '@/domain/viewable-kinds'
import { viewerAddress } from '@/domain/viewer-address'
import { FileIcon } from '../document-list/file-icon'
import { Icon } from '../icon/icon'
import { SiteLink } from '../site-link/site-link'
import styles from './attachment-link.module.css'

type Props = {
  file: AttachedFile
  /** Where the file is shown, when it has a page of its own; else the viewer shows what it can (spec: common-parts/attachment). */
  viewHref?: string
}

/** The file of an article, to look at and to take along. */
export function AttachmentLink({ file, viewHref }: Props) {
  const { url, name, ext, sizeText } = file
  const type = ext.toUpperCase()
  const href = viewHref ?? (viewableKindOf(ext) ? viewerAddress({ url }) : null)
  return (
    <section aria-labelledby="attachment-title">
      <h2 id="attachment-title" className={styles.title}>
        附件
      </h2>
      <div className={styles.row}>
        <FileIcon ext={ext} className={styles.fileIcon} />
        <p className={styles.text}>
          <span className={styles.name}>{name}</span>
          <span className={styles.note}>
            {type} {sizeText}
          </span>
          <span className={styles.address}>{url}</span>
        </p>
        <div className={styles.links}>
          {href && (
            <SiteLink href={href} className={styles.link} aria-label={`在线查看 ${name}`}>
              <Icon name={viewHref ? 'play' : 'eye'} size={22} />
              在线查看
            </SiteLink>
          )}
          <a href={url} download={`${name}.${ext}`} className={styles.link} aria-label={`下载 ${name}，${type} ${sizeText}`}>
            <Icon name="download" size={22} />
            下载
          </a>
        </div>
      </div>
    </section>
  )
}
