import styles from './ordering-rule.module.css'
import { RowButtons } from './row-buttons'
import { useIsReadOnly } from './rule-context'
import { TextCell } from './text-cell'
import { emptyOption, moved, replaced, type TypedOption, type TypedRule } from './typed-rule'
import { ValuesTable } from './values-table'

type Props = { rule: TypedRule; onOptions: (options: TypedOption[]) => void }

/** The options in the order of the code. */
export function OptionsEditor({ rule, onOptions }: Props) {
  const { options } = rule
  const isReadOnly = useIsReadOnly()
  return (
    <section className={styles.section} aria-labelledby="ordering-rule-options">
      <h2 id="ordering-rule-options">选项（按型号里的顺序）</h2>
      {options.map((option, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what is typed belongs to the place
        <OptionEditor key={index} index={index} option={option} options={options} onOptions={onOptions} />
      ))}
      {!isReadOnly && (
        <button type="button" className={styles.add} onClick={() => onOptions([...options, emptyOption(rule)])}>
          + 添加选项
        </button>
      )}
    </section>
  )
}

type OptionProps = { index: number; option: TypedOption; options: TypedOption[]; onOptions: Props['onOptions'] }

function OptionEditor({ index, option, options, onOptions }: OptionProps) {
  const isReadOnly = useIsReadOnly()
  const path = `options.${index}`
  const name = option.name || `第 ${index + 1} 个选项`
  const set = (change: Partial<TypedOption>) => onOptions(replaced(options, index, { ...option, ...change }))
  return (
    <fieldset className={styles.option}>
      <legend className={styles.hidden}>{name}</legend>
      <div className={styles.optionHead}>
        <span className={styles.number}>{index + 1}</span>
        <TextCell
          path={`${path}.name`}
          label={`第 ${index + 1} 个选项的名称`}
          placeholder="名称，例如：额定电流 In（A）"
          value={option.name}
          onValue={(value) => set({ name: value })}
        />
        <TextCell
          path={`${path}.key`}
          label={`第 ${index + 1} 个选项的标识`}
          placeholder="标识"
          className={styles.key}
          value={option.key}
          onValue={(value) => set({ key: value })}
        />
        <label className={styles.tick}>
          <input
            type="checkbox"
            checked={option.isOptional ?? false}
            disabled={isReadOnly}
            onChange={(event) => set({ isOptional: event.target.checked || undefined })}
          />
          可省略
        </label>
        <RowButtons
          name={name}
          onMove={(by) => onOptions(moved(options, index, by))}
          onRemove={() => onOptions(replaced(options, index, null))}
        />
      </div>
      <ValuesTable path={`${path}.values`} values={option.values} onValues={(values) => set({ values })} />
      {!isReadOnly && (
        <button type="button" className={styles.add} onClick={() => set({ values: [...option.values, { fragment: '', label: '' }] })}>
          + 添加值
        </button>
      )}
    </fieldset>
  )
}
