import type { TextareaField, TextField } from 'payload'

type Options = { required?: boolean; maxLength?: number; description?: string; placeholder?: string }

/** A text on one line. */
export function oneLine(name: string, label: string, options: Options = {}): TextField {
  const { required = false, maxLength = 100, description, placeholder } = options
  return { name, type: 'text', label, required, maxLength, admin: { description, placeholder } }
}

/** A text of one or more paragraphs, without formatting. */
export function plainText(name: string, label: string, options: Options = {}): TextareaField {
  const { required = false, maxLength = 2000, description, placeholder } = options
  return { name, type: 'textarea', label, required, maxLength, admin: { description, placeholder } }
}
