'use client'

import { memo, useState } from 'react'
import { Picture } from '@/components/picture/picture'
import { hrefOf, lineOf, nameOf } from '@/components/selection-list/row-names'
import { changeLists } from '@/components/selection-list/use-lists'
import { SiteLink } from '@/components/site-link/site-link'
import { Symbols } from '@/components/symbols/symbols'
import type { DescribedEntry, ListedProduct } from '@/contract/selection-list'
import { changeRow } from '@/domain/selection-list/changes'
import { type ListRow, listLimits } from '@/domain/selection-list/list'
import styles from './list-row.module.css'
import { Quantity } from './quantity'
import { ReplaceRow } from './replace-row'
import { RowMenu } from './row-menu'
import { RowRemark } from './row-remark'

type Props = { listId: string; row: ListRow; entry: DescribedEntry | undefined; product: ListedProduct | undefined; isAlone: boolean }

/** A row: what it is, where it goes, how many. Drawn anew only when it changes: a list may have a thousand. */
export const ListRowView = memo(function ListRowView({ listId, row, entry, product, isAlone }: Props) {
  const [isReplacing, setIsReplacing] = useState(false)
  const name = nameOf(row, entry, product)
  const href = hrefOf(row, entry)
  const line = lineOf(entry, product)
  return (
    <li className={styles.row}>
      <div className={styles.stage}>
        {product?.cover && <Picture picture={product.cover} sizes="(max-width: 767px) 20vw, 96px" alt="" className={styles.cutout} />}
      </div>
      <div className={styles.what}>
        {href ? (
          <SiteLink href={href} className={styles.code}>
            {name}
          </SiteLink>
        ) : (
          <span className={styles.code}>{name}</span>
        )}
        {(!entry || line) && (
          <p className={styles.line}>
            <Symbols text={line} />
          </p>
        )}
        <RowRemark listId={listId} row={row} entry={entry} product={product} isAlone={isAlone} />
        {isReplacing && <ReplaceRow listId={listId} row={row} name={name} onDone={() => setIsReplacing(false)} />}
      </div>
      <Note listId={listId} row={row} name={name} />
      <Quantity
        value={row.quantity}
        name={name}
        onChange={(quantity) => changeLists((saved) => changeRow(saved, listId, row.key, { quantity }))}
      />
      <RowMenu listId={listId} row={row} name={name} onReplace={() => setIsReplacing(true)} />
    </li>
  )
})

type NoteProps = { listId: string; row: ListRow; name: string }

/** Kept with each letter; what is kept is in one line, what is being typed may end with a blank. */
function Note({ listId, row: { key, note }, name }: NoteProps) {
  const [draft, setDraft] = useState<string | null>(null)
  return (
    <div className={styles.note}>
      <input
        className={styles.noteField}
        aria-label={`${name}：位置与备注`}
        placeholder="位置与备注"
        value={draft ?? note}
        maxLength={listLimits.note}
        onChange={({ target: { value } }) => {
          setDraft(value)
          changeLists((saved) => changeRow(saved, listId, key, { note: value }))
        }}
        onKeyDown={(event) => event.key === 'Enter' && !event.nativeEvent.isComposing && event.currentTarget.blur()}
        onBlur={() => setDraft(null)}
      />
      <span className={styles.noteText}>{note}</span>
    </div>
  )
}
