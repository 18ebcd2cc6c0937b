/** What connects a field with its form: see `useForm`. */
export type Control<T> = {
  id: string
  name: string
  value: T
  /** What is wrong with it; empty when nothing is. */
  error: string
  onChange: (value: T) => void
}

/** The attributes by which an input says what it is called, whether it must be filled in, and what is wrong with it. */
export function inputAttributes({ id, name, error }: Pick<Control<unknown>, 'id' | 'name' | 'error'>, isRequired = false, hintId?: string) {
  const described = [error && `${id}-error`, hintId].filter(Boolean).join(' ')
  return {
    id,
    name,
    'aria-required': isRequired || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described || undefined,
  } as const
}
