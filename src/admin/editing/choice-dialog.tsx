'use client'

import { useState } from 'react'
import { Differences } from './differences'
import { EditingDialog } from './editing-dialog'
import styles from './editing-dialog.module.css'
import { fieldAt, labelOf } from './labels'
import type { Path, Side } from './merge'
import { type Choices, keyOf, type Question } from './questions'
import { ShownValue } from './shown-value'

type Props = { question: Extract<Question, { kind: 'conflict' }> }

/** Two versions field by field, to choose from; what one side alone has changed is only told. */
export function ChoiceDialog({ question }: Props) {
  const { form, title, introduction, names, confirm, differences, preset, taken, documents, answer } = question
  const [choices, setChoices] = useState<Choices>(preset)
  const choose = (path: Path, side: Side) => setChoices(new Map(choices).set(keyOf(path), side))
  const chooseAll = (side: Side) => setChoices(new Map(differences.map(({ path }) => [keyOf(path), side])))
  const open = differences.filter(({ path }) => !choices.has(keyOf(path))).length
  return (
    <EditingDialog title={title} introduction={introduction} width="wide" onPutOff={() => answer(null)}>
      <div className={styles.body}>
        {differences.length > 1 && (
          <div className={styles.shortcuts}>
            {(['mine', 'theirs'] as const).map((side) => (
              <button key={side} type="button" className={styles.shortcut} onClick={() => chooseAll(side)}>
                全部用{names[side]}
              </button>
            ))}
          </div>
        )}
        <Differences {...{ fields: form.fields, names, differences, documents, choices }} onChoose={choose} />
        {taken.length > 0 && (
          <section className={styles.taken}>
            <h3 className={styles.takenTitle}>{names.theirs}里的这些修改会一起保留：</h3>
            <dl className={styles.takenList}>
              {taken.map(({ path, theirs }) => [
                <dt key={`${keyOf(path)} name`}>{labelOf(form.fields, path, ...documents)}</dt>,
                <dd key={keyOf(path)}>
                  <ShownValue field={fieldAt(form.fields, path)} value={theirs} />
                </dd>,
              ])}
            </dl>
          </section>
        )}
      </div>
      <div className={styles.footer}>
        {open > 0 && <p className={styles.hint}>还有 {open} 处没有选择</p>}
        <button type="button" className={styles.button} onClick={() => answer(null)}>
          稍后再说
        </button>
        <button type="button" className={`${styles.button} ${styles.primary}`} disabled={open > 0} onClick={() => answer(choices)}>
          {confirm}
        </button>
      </div>
    </EditingDialog>
  )
}
