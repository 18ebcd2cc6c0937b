import { ConditionsEditor } from './conditions-editor'
import styles from './ordering-rule.module.css'
import { RowButtons } from './row-buttons'
import { useIsReadOnly } from './rule-context'
import { TextCell } from './text-cell'
import { replaced, type TypedExclusion, type TypedRule } from './typed-rule'

type Props = { rule: TypedRule; onExclusions: (exclusions: TypedExclusion[]) => void }

/** What can't be combined, and why. */
export function ExclusionsEditor({ rule: { options, exclusions }, onExclusions }: Props) {
  const isReadOnly = useIsReadOnly()
  return (
    <section className={styles.section} aria-labelledby="ordering-rule-exclusions">
      <h2 id="ordering-rule-exclusions">不可组合</h2>
      {exclusions.length === 0 && <p className={styles.none}>例如：分断能力 M 没有 4 极。所有组合都能订时不用填。</p>}
      {exclusions.map((exclusion, index) => {
        const path = `exclusions.${index}`
        const name = `第 ${index + 1} 条不可组合`
        const set = (change: Partial<TypedExclusion>) => onExclusions(replaced(exclusions, index, { ...exclusion, ...change }))
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: what is typed belongs to the place
          <div key={index} className={styles.row}>
            <ConditionsEditor path={`${path}.when`} name={name} when={exclusion.when} options={options} onWhen={(when) => set({ when })} />
            <TextCell
              path={`${path}.reason`}
              label={`${name}的原因`}
              placeholder="原因，客户会看到，例如：16 A、20 A 只配 M 型分断"
              value={exclusion.reason}
              onValue={(reason) => set({ reason })}
            />
            <RowButtons name={name} onRemove={() => onExclusions(replaced(exclusions, index, null))} />
          </div>
        )
      })}
      {!isReadOnly && (
        <button type="button" className={styles.add} onClick={() => onExclusions([...exclusions, { when: {}, reason: '' }])}>
          + 添加不可组合
        </button>
      )}
    </section>
  )
}
