import { Fragment } from 'react'
import type { Suggestion } from '@/contract/suggestions'
import { keyAt } from '@/lib/key-at'
import { Icon } from '../icon/icon'
import { SiteLink } from '../site-link/site-link'
import { piecesOf } from './groups'
import styles from './suggestion-option.module.css'

type Props = { id: string; suggestion: Suggestion; isMarked: boolean; isSheet: boolean; onFollow: () => void }

/** One suggestion: a link, which the arrows mark and Enter opens. */
export function SuggestionOption({ id, suggestion, isMarked, isSheet, onFollow }: Props) {
  const { kind, title, url, cover, code, matched, detail = '' } = suggestion
  const isOther = kind === 'code' && title !== code
  return (
    <SiteLink
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isMarked}
      href={url}
      target={kind === 'document' ? '_blank' : undefined}
      className={`${styles.option} ${styles[kind] ?? ''}`}
      onClick={onFollow}
    >
      {kind === 'product' && <Cover src={cover} />}
      {kind === 'document' && <Drawing url={url} />}
      <span className={`${styles.title} ${isOther ? styles.other : ''}`}>
        <Marked title={title} matched={matched} />
      </span>
      {isOther ? <Other detail={detail} /> : detail && <span className={styles.detail}>{detail}</span>}
      {kind === 'code' && <Icon name={isSheet ? 'chevron-right' : 'arrow-right'} size={isSheet ? 28 : 24} className={styles.arrow} />}
    </SiteLink>
  )
}

function Cover({ src }: { src: string }) {
  return (
    <span className={styles.picture}>
      {/* biome-ignore lint/performance/noImgElement: the narrowest width is the right one */}
      {src && <img src={src} alt="" />}
    </span>
  )
}

function Marked({ title, matched }: { title: string; matched: readonly string[] }) {
  return piecesOf(title, matched).map(({ text, isMatch }, index) => {
    const key = keyAt(index, text)
    return isMatch ? <mark key={key}>{text}</mark> : <Fragment key={key}>{text}</Fragment>
  })
}

/** Why it is not ours, and what we deliver instead. */
function Other({ detail }: { detail: string }) {
  const [why = '', ...instead] = detail.split('，')
  return (
    <span className={styles.detail}>
      {why && <span className={styles.tag}>{why}</span>}
      {instead.join('，')}
    </span>
  )
}

/** The drawn type of a file. */
function Drawing({ url }: { url: string }) {
  const type = /\.(pdf|doc|xls|zip|dwg|step|glb)x?$/.exec(url)?.[1] ?? 'other'
  // biome-ignore lint/performance/noImgElement: a small static drawing
  return <img src={`/art/file-${type}.svg`} alt="" width={32} height={36} className={styles.file} />
}
