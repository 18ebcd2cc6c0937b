'use client'

import { useDeferredValue, useMemo, useRef } from 'react'
import { checkRule } from '../../domain/order-codes/check-rule'
import { AccessoriesEditor } from './accessories-editor'
import { ExclusionsEditor } from './exclusions-editor'
import { OptionsEditor } from './options-editor'
import styles from './ordering-rule.module.css'
import { goToPlace, RuleContext } from './rule-context'
import { RuleHelp } from './rule-help'
import { TextCell } from './text-cell'
import type { TypedRule } from './typed-rule'
import { YieldPanel } from './yield-panel'

type EditorProps = { rule: TypedRule; isReadOnly: boolean; onRule: (rule: TypedRule) => void; onRemove: () => void }

/** What a rule consists of, beside what it yields. */
export function RuleEditor({ rule, isReadOnly, onRule, onRemove }: EditorProps) {
  const root = useRef<HTMLDivElement>(null)
  // Thousands of codes are worked out beside the typing, not before the next letter.
  const settled = useDeferredValue(rule)
  const checked = useMemo(() => checkRule(settled), [settled])
  const context = useMemo(() => ({ broken: new Set(checked.problems.map(({ path }) => path)), isReadOnly }), [checked, isReadOnly])
  const set = (change: Partial<TypedRule>) => onRule({ ...rule, ...change })
  return (
    <RuleContext value={context}>
      <RuleHelp />
      <div className={styles.editor} ref={root}>
        <div className={styles.typed}>
          <div className={styles.prefix}>
            <span aria-hidden="true">前缀</span>
            <TextCell path="prefix" label="前缀" placeholder="例如：HM3-250" value={rule.prefix} onValue={(prefix) => set({ prefix })} />
          </div>
          <OptionsEditor rule={rule} onOptions={(options) => set({ options })} />
          <ExclusionsEditor rule={rule} onExclusions={(exclusions) => set({ exclusions })} />
          <AccessoriesEditor rule={rule} onAccessories={(accessories) => set({ accessories })} />
          {!isReadOnly && (
            <button type="button" className={styles.add} onClick={onRemove}>
              删除整个规则
            </button>
          )}
        </div>
        <YieldPanel checked={checked} onGoTo={(path) => goToPlace(root.current, path)} />
      </div>
    </RuleContext>
  )
}
