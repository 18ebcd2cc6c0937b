'use client'

import { inputAttributes } from '@/components/form/control'
import { Field } from '@/components/form/field'
import field from '@/components/form/field.module.css'
import { SubmitButton } from '@/components/form/submit-button'
import { MAX_CODES } from '@/domain/code-list/limits'
import styles from './lookup-form.module.css'
import type { Lookup } from './use-lookup'

export const inputIds = { text: 'lookup-text', file: 'lookup-file' } as const

const EXAMPLE = 'HM3-250 H 3 D 200 F\t6\nHB1-63 C32/3P × 40\nHC1-65 M7　6 台'

type Props = { lookup: Lookup; hotline: string }

/** Where a list is pasted or a file is chosen. Without scripts it is sent to the page itself (spec: lookup/without-scripts). */
export function LookupForm({ lookup, hotline }: Props) {
  const { text, problem, result, isBusy } = lookup
  return (
    <section className={`container ${styles.section}`} aria-labelledby="lookup-form-title">
      <h2 id="lookup-form-title" className={styles.title}>
        {result ? '修改后再核对' : '您的清单'}
      </h2>
      <form className={styles.form} method="post" action="/Lookup" encType="multipart/form-data" noValidate onSubmit={lookup.onSubmit}>
        <Field
          id={inputIds.text}
          label="粘贴型号"
          error={problem}
          hint={`每行一个型号，数量写在后面一列；可以直接从 Excel、Word 粘贴。一次最多 ${MAX_CODES.toLocaleString('en')} 行。`}
        >
          <textarea
            {...inputAttributes({ id: inputIds.text, name: 'text', error: problem }, false, `${inputIds.text}-hint`)}
            className={`${field.textarea} ${styles.text}`}
            rows={10}
            placeholder={EXAMPLE}
            spellCheck={false}
            autoCapitalize="off"
            value={text}
            onChange={(event) => lookup.setText(event.target.value)}
          />
        </Field>
        <Field id={inputIds.file} label="或上传文件" hint="XLSX 或 CSV（UTF-8、GBK），最大 5 MB。选了文件时只核对文件。">
          <input
            id={inputIds.file}
            name="file"
            type="file"
            accept=".xlsx,.csv,.txt,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
            aria-describedby={`${inputIds.file}-hint`}
            className={styles.file}
          />
        </Field>
        <p className={styles.actions}>
          <SubmitButton isBusy={isBusy} needsScripts={false}>
            核对
          </SubmitButton>
          <span className={styles.help}>
            拿不准型号？拨打 <a href={`tel:${hotline}`}>{hotline}</a>
          </span>
        </p>
      </form>
    </section>
  )
}
