import type { KeyboardEvent } from 'react'
import styles from './ordering-rule.module.css'
import { RowButtons } from './row-buttons'
import { useIsReadOnly } from './rule-context'
import { SetsCell } from './sets-cell'
import { TextCell } from './text-cell'
import { moved, pasteInto, replaced, type TypedValue } from './typed-rule'

type Props = { path: string; values: TypedValue[]; onValues: (values: TypedValue[]) => void }

const empty = (): TypedValue => ({ fragment: '', label: '' })

/** The values of an option. Enter goes to the next row, and makes one behind the last; cells of a spreadsheet fill several. */
export function ValuesTable({ path, values, onValues }: Props) {
  const isReadOnly = useIsReadOnly()
  const set = (index: number, change: Partial<TypedValue>) => onValues(replaced(values, index, { ...empty(), ...values[index], ...change }))
  const goOn = (index: number, column: string) => (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    if (index === values.length - 1 && !isReadOnly) onValues([...values, empty()])
    const table = event.currentTarget.closest('table')
    // The new row is there after the next drawing.
    requestAnimationFrame(() => table?.querySelector<HTMLElement>(`[data-rule-place="${path}.${index + 1}.${column}"]`)?.focus())
  }
  const paste = (index: number, column: 'fragment' | 'label') => (event: React.ClipboardEvent<HTMLInputElement>) => {
    const pasted = event.clipboardData.getData('text/plain')
    if (isReadOnly || !/[\t\n]/.test(pasted.trim())) return
    event.preventDefault()
    onValues(pasteInto(values, index, column, pasted))
  }
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">代码</th>
          <th scope="col">含义</th>
          <th scope="col">属性值</th>
          <th scope="col">
            <span className={styles.hidden}>操作</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {values.map((value, index) => (
          // Rows have no names of their own, and may be equal.
          // biome-ignore lint/suspicious/noArrayIndexKey: what is typed belongs to the place
          <tr key={index}>
            <td className={styles.short}>
              <TextCell
                path={`${path}.${index}.fragment`}
                label={`第 ${index + 1} 个值的代码`}
                value={value.fragment}
                onValue={(fragment) => set(index, { fragment })}
                onKeyDown={goOn(index, 'fragment')}
                onPaste={paste(index, 'fragment')}
              />
            </td>
            <td>
              <TextCell
                path={`${path}.${index}.label`}
                label={`第 ${index + 1} 个值的含义`}
                value={value.label}
                onValue={(label) => set(index, { label })}
                onKeyDown={goOn(index, 'label')}
                onPaste={paste(index, 'label')}
              />
            </td>
            <td>
              <SetsCell path={`${path}.${index}.sets`} sets={value.sets} onSets={(sets) => set(index, { sets })} />
            </td>
            <td>
              <RowButtons
                name={`第 ${index + 1} 个值`}
                onMove={(by) => onValues(moved(values, index, by))}
                onRemove={() => onValues(replaced(values, index, null))}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
