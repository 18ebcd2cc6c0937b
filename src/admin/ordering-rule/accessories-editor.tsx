import { ConditionsEditor } from './conditions-editor'
import styles from './ordering-rule.module.css'
import { RowButtons } from './row-buttons'
import { useIsReadOnly } from './rule-context'
import { TextCell } from './text-cell'
import { moved, replaced, type TypedAccessory, type TypedRule, type When } from './typed-rule'

type Props = { rule: TypedRule; onAccessories: (accessories: TypedAccessory[]) => void }

/** Codes that stand behind the order code, and to what they can be mounted. */
export function AccessoriesEditor({ rule: { options, accessories }, onAccessories }: Props) {
  const isReadOnly = useIsReadOnly()
  return (
    <section className={styles.section} aria-labelledby="ordering-rule-accessories">
      <h2 id="ordering-rule-accessories">附件（写在型号之后）</h2>
      {accessories.length === 0 && <p className={styles.none}>例如：MX 分励脱扣器，只适用于 3 极。没有附件时不用填。</p>}
      {accessories.map((accessory, index) => {
        const path = `accessories.${index}`
        const name = `第 ${index + 1} 个附件`
        const set = (change: Partial<TypedAccessory>) => onAccessories(replaced(accessories, index, { ...accessory, ...change }))
        const text = (field: 'code' | 'name' | 'note', label: string, placeholder = label) => (
          <TextCell
            path={`${path}.${field}`}
            label={`${name}的${label}`}
            placeholder={placeholder}
            value={accessory[field] ?? ''}
            onValue={(value) => set({ [field]: field === 'note' && value === '' ? undefined : value })}
          />
        )
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: what is typed belongs to the place
          <div key={index} className={styles.row}>
            <div className={styles.accessory}>
              {text('code', '代码')}
              {text('name', '名称')}
              {text('note', '备注', '备注，例如：左侧')}
            </div>
            <ConditionsEditor
              path={`${path}.fits`}
              name={`${name}适用于`}
              when={accessory.fits ?? {}}
              options={options}
              onWhen={(fits) => set({ fits: emptied(fits) })}
            />
            <RowButtons
              name={name}
              onMove={(by) => onAccessories(moved(accessories, index, by))}
              onRemove={() => onAccessories(replaced(accessories, index, null))}
            />
          </div>
        )
      })}
      {!isReadOnly && (
        <button type="button" className={styles.add} onClick={() => onAccessories([...accessories, { code: '', name: '' }])}>
          + 添加附件
        </button>
      )}
    </section>
  )
}

/** Without conditions it fits everything. */
const emptied = (fits: When): When | undefined => (Object.keys(fits).length > 0 ? fits : undefined)
