import type { TextareaField, TextField } from 'payload'
import type { Fits } from '../../src/domain/fitting-text'

type Options = { required?: boolean; maxLength?: number; description?: string; placeholder?: string }

/** A text on one line. @param options.fits what its place has room for, which the check before publishing warns of */
export function oneLine(name: string, label: string, options: Options & { fits?: Fits } = {}): TextField {
  const { required = false, maxLength = 100, description, placeholder, fits } = options
  return { name, type: 'text', label, required, maxLength, ...(fits && { custom: { fits } }), admin: { description, placeholder } }
}

/** A text of one or more paragraphs, without formatting. */
export function plainText(name: string, label: string, options: Options = {}): TextareaField {
  const { required = false, maxLength = 2000, description, placeholder } = options
  return { name, type: 'textarea', label, required, maxLength, admin: { description, placeholder } }
}
