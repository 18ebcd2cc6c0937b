'use client'

import { FieldDescription, FieldError, FieldLabel, useField } from '@payloadcms/ui'
import type { TextFieldClientComponent } from 'payload'
import { useFolders } from './use-folders'

/** Where a picture lies: the names that there are are offered, and another one can be written. */
export const FolderField: TextFieldClientComponent = ({ field, path: given, readOnly }) => {
  const { path, value, setValue, showError, disabled } = useField<string>({ potentiallyStalePath: given })
  const folders = useFolders()
  const id = `field-${path.replaceAll('.', '__')}`
  return (
    <div className={showError ? 'field-type text error' : 'field-type text'}>
      <FieldLabel label={field.label} path={path} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
        <input
          id={id}
          name={path}
          type="text"
          list={`${id}-known`}
          autoComplete="off"
          value={value ?? ''}
          disabled={readOnly === true || disabled}
          onChange={({ target }) => setValue(target.value)}
        />
        <datalist id={`${id}-known`}>
          {folders.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      </div>
      <FieldDescription description={field.admin?.description} path={path} />
    </div>
  )
}
