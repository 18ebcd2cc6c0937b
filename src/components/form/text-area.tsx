import { type Control, inputAttributes } from './control'
import { Field } from './field'
import styles from './field.module.css'

type Props = { control: Control<string>; label: string; isRequired?: boolean; maxLength: number; placeholder?: string }

/** Some lines of text, with the number of characters out of those allowed. */
export function TextArea({ control, label, isRequired, maxLength, placeholder }: Props) {
  const { id, value, error, onChange } = control
  return (
    <Field id={id} label={label} isRequired={isRequired} error={error}>
      <div className={styles.area}>
        <textarea
          {...inputAttributes(control, isRequired, `${id}-count`)}
          className={styles.textarea}
          rows={4}
          maxLength={maxLength}
          placeholder={placeholder}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
        <p id={`${id}-count`} className={styles.count}>
          {value.length} / {maxLength}
          <span className="visually-hidden">字</span>
        </p>
      </div>
    </Field>
  )
}
