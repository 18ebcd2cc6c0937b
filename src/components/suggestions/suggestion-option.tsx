import { Fragment } from 'react'
import type { Suggestion } from '@/contract/suggestions'
import { keyAt } from '@/lib/key-at'
import { Icon } from '../icon/icon'
import { SiteLink } from '../site-link/site-link'
import { piecesOf } from './groups'
import styles from './suggestion-panel.module.css'

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
      data-kind={kind}
      onClick={onFollow}
    >
      {kind === 'product' && <Cover src={cover} />}
      {kind === 'document' && <Drawing url={url} />}
      <b className={isOther ? styles.other : undefined}>
        <Marked title={title} matched={matched} />
      </b>
      {isOther ? <Other detail={detail} /> : detail && <small>{detail}</small>}
      {kind === 'code' && <Icon name={isSheet ? 'chevron-right' : 'arrow-right'} size={isSheet ? 28 : 24} />}
    </SiteLink>
  )
}

function Cover({ src }: { src: string }) {
  return (
    <span>
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
    <small>
      {why && <i>{why}</i>}
      {instead.join('，')}
    </small>
  )
}

/** The drawn type of a file, whose address may name a page. */
function Drawing({ url }: { url: string }) {
  const type = /\.(pdf|doc|xls|zip|dwg|step|glb)x?(?:#|$)/.exec(url)?.[1] ?? 'other'
  // biome-ignore lint/performance/noImgElement: a small static drawing
  return <img src={`/art/file-${type}.svg`} alt="" width={32} height={36} />
}
