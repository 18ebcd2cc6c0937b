'use client'

import { use, useState } from 'react'
import { nameOf } from '../../domain/attributes/attribute'
import { MOST_ATTRIBUTES } from '../../domain/attributes/kinds'
import type { DocumentId } from '../../lib/document-id'
import { EditingDialog } from '../editing/editing-dialog'
import dialog from '../editing/editing-dialog.module.css'
import picker from '../row-table/picker.module.css'
import type { PickerProps } from '../row-table/row-aid'
import { textIn } from '../row-table/table'
import styles from './parameters.module.css'
import { ScopeContext } from './scope-context'

/** The attributes that a row gives values of, chosen in the order of the parts of its value. */
export function AttributePicker({ row, chosen, onChoose, onClose }: PickerProps) {
  const { all, own } = use(ScopeContext)
  const [words, setWords] = useState('')
  const isWanted = (name: string) => name.toLowerCase().includes(words.trim().toLowerCase())
  const shown = own.filter(({ id, attribute }) => chosen.includes(id) || isWanted(nameOf(attribute)))
  const elsewhere = all.filter(({ id }) => chosen.includes(id) && own.every((one) => one.id !== id))
  const toggle = (id: DocumentId) => onChoose(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])
  return (
    <EditingDialog
      title={`“${textIn(row, 'name') || '参数'}”的属性`}
      introduction="数值由几部分组成时（如 65 / 50、105 × 165 × 108），按顺序各选一个；不选则为普通文字。"
      width="narrow"
      onPutOff={onClose}
    >
      <div className={dialog.body}>
        <input
          type="search"
          className={picker.search}
          aria-label="查找属性"
          placeholder="按名称或符号查找"
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
        <ul className={picker.choices}>
          {[...elsewhere, ...shown].map(({ id, attribute }) => {
            const index = chosen.indexOf(id)
            return (
              <li key={id}>
                <label className={picker.choice}>
                  <input
                    type="checkbox"
                    checked={index >= 0}
                    disabled={index < 0 && chosen.length >= MOST_ATTRIBUTES}
                    onChange={() => toggle(id)}
                  />
                  {nameOf(attribute)}
                  {index >= 0 && chosen.length > 1 && <span className={styles.order}>第 {index + 1} 部分</span>}
                </label>
              </li>
            )
          })}
        </ul>
      </div>
      <div className={dialog.footer}>
        <button type="button" className={dialog.button} onClick={() => onChoose([])}>
          普通文字
        </button>
        <button type="button" className={`${dialog.button} ${dialog.primary}`} onClick={onClose}>
          完成
        </button>
      </div>
    </EditingDialog>
  )
}
