'use client'

import type { ClientField } from 'payload'
import { fieldAt, labelOf } from '../../editing/labels'
import type { Fields } from '../../editing/shapes'
import { ShownValue } from '../../editing/shown-value'
import { textOf } from '../../editing/text-of'
import { changedPart } from './changed-part'
import styles from './changes.module.css'
import type { VisitorChange } from './visitor-changes'

type Props = {
  fields: readonly ClientField[]
  changes: readonly VisitorChange[]
  /** The whole documents, which say the number of a row. */
  documents: Fields[]
  onChoose: (change: VisitorChange) => void
}

/** Each field that changes: what visitors read now, and what they will read. Its name leads to it. */
export function ChangedFields({ fields, changes, documents, onChoose }: Props) {
  return (
    <ul className={styles.fields}>
      {changes.map((change) => (
        <li key={`${change.path.join('/')} ${change.isOrder}`} className={styles.field}>
          <button type="button" className={styles.label} onClick={() => onChoose(change)}>
            {labelOf(fields, change.path, ...documents)}
          </button>
          {change.isOrder ? (
            <p className={styles.note}>各行的顺序变了。</p>
          ) : (
            <dl className={styles.values}>
              <Side name="现在" field={fieldAt(fields, change.path)} change={change} side="before" />
              <Side name="发布以后" field={fieldAt(fields, change.path)} change={change} side="after" />
            </dl>
          )}
        </li>
      ))}
    </ul>
  )
}

type SideProps = { name: string; field: ClientField | null; change: VisitorChange; side: 'before' | 'after' }

function Side({ name, field, change, side }: SideProps) {
  return (
    <div className={styles.side}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value} data-side={side}>
        <Value field={field} change={change} side={side} />
      </dd>
    </div>
  )
}

function Value({ field, change, side }: Omit<SideProps, 'name'>) {
  const isRow = change.path.at(-1)?.startsWith('#')
  if (isRow && change[side] === undefined) return <span className={styles.nothing}>（没有这一行）</span>
  const [before, after] = [wordsIn(field, change.before), wordsIn(field, change.after)]
  if (isRow || before === null || after === null || before === '' || after === '') return <ShownValue field={field} value={change[side]} />
  if (before === after) return <span className={styles.nothing}>（文字相同，格式或图片变了）</span>
  const part = changedPart(before, after)
  return (
    <>
      {part.start}
      {part[side] !== '' && <mark className={styles.mark}>{part[side]}</mark>}
      {part.end}
    </>
  )
}

/** @returns null for what is not a text */
function wordsIn(field: ClientField | null, value: unknown): string | null {
  if (field?.type === 'richText') return textOf(value)
  return (field?.type === 'text' || field?.type === 'textarea') && typeof value === 'string' ? value : null
}
