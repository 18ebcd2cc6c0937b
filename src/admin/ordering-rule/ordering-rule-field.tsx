'use client'

import { FieldDescription, FieldLabel, useField, useFormFields } from '@payloadcms/ui'
import type { JSONFieldClientComponent } from 'payload'
import { useState } from 'react'
import { Late } from '../editing/late'
import styles from './ordering-rule.module.css'
import { emptyRule, type TypedRule, typedRuleOf } from './typed-rule'

/** Few products have a rule, and none of the other documents. */
const loadEditor = () => import('./rule-editor').then(({ RuleEditor: Part }) => Part)

/** The editor of a product's ordering rule, beside what it yields (spec: order-codes/editor). */
export const OrderingRuleField: JSONFieldClientComponent = ({ field, path: givenPath, readOnly }) => {
  const { value, setValue, path, disabled } = useField<unknown>({ potentiallyStalePath: givenPath })
  const model = useFormFields(([fields]) => fields.model?.value)
  const [removed, setRemoved] = useState<TypedRule | null>(null)
  const rule = typedRuleOf(value)
  const isReadOnly = readOnly === true || disabled
  return (
    <div className="field-type">
      <FieldLabel label={field.label} path={path} />
      <FieldDescription description={field.admin?.description} path={path} />
      {rule ? (
        <Late
          load={loadEditor}
          meanwhile={<p role="status">规则编辑器正在加载。如果一直没有出现，请检查网络后刷新页面；已保存的规则不受影响。</p>}
          props={{
            rule,
            isReadOnly,
            onRule: setValue,
            onRemove: () => {
              setRemoved(rule)
              setValue(null)
            },
          }}
        />
      ) : (
        <p className={styles.none}>
          这个产品还没有规则。
          {!isReadOnly && (
            <button type="button" className={styles.add} onClick={() => setValue(emptyRule(typeof model === 'string' ? model : ''))}>
              建立规则
            </button>
          )}
          {!isReadOnly && removed && (
            <button type="button" className={styles.add} onClick={() => setValue(removed)}>
              恢复刚才删除的规则
            </button>
          )}
        </p>
      )}
    </div>
  )
}
