/** A sentence with the code of an error, where it has one: `SQLITE_FULL` or `ENOSPC` says what a message would. */
export function reason(sentence: string, error: unknown): string {
  const code = codeOf(error)
  return code === undefined ? sentence : `${sentence} (${code})`
}

function codeOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined
  const code: unknown = Reflect.get(error, 'code')
  return typeof code === 'string' && /^[A-Z_]+$/.test(code) ? code : codeOf(Reflect.get(error, 'cause'))
}
