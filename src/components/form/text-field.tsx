import type { ComponentProps } from 'react'
import { type Control, inputAttributes } from './control'
import { Field } from './field'
import styles from './field.module.css'

type Props = {
  control: Control<string>
  label: string
  isRequired?: boolean
  hint?: string
} & Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'maxLength' | 'autoComplete' | 'placeholder'>

/** One line of text. */
export function TextField({ control, label, isRequired, hint, type = 'text', ...input }: Props) {
  return (
    <Field id={control.id} label={label} isRequired={isRequired} error={control.error} hint={hint}>
      <input
        {...inputAttributes(control, isRequired, hint && `${control.id}-hint`)}
        {...input}
        type={type}
        className={styles.input}
        value={control.value}
        onChange={(event) => control.onChange(event.target.value)}
      />
    </Field>
  )
}
