import { Icon } from '../icon/icon'
import { type Control, inputAttributes } from './control'
import { Field } from './field'
import styles from './field.module.css'

type Props = {
  control: Control<string>
  label: string
  isRequired?: boolean
  placeholder: string
  options: readonly { value: string; label: string }[]
}

/** One choice of a list: the browser's own control, which every device knows how to handle. */
export function Select({ control, label, isRequired, placeholder, options }: Props) {
  const { id, value, error, onChange } = control
  return (
    <Field id={id} label={label} isRequired={isRequired} error={error}>
      <div className={styles.select}>
        <select
          {...inputAttributes(control, isRequired)}
          className={`${styles.input} ${value ? '' : styles.unset}`}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        >
          <option value="" disabled hidden>
            {placeholder}
          </option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" size={24} className={styles.chevron} />
      </div>
    </Field>
  )
}
