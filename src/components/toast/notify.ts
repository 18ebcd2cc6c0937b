/** Something the visitor can do about a message. */
type Action = { label: string; onClick: () => void }

/** Shows an error as a toast, with a way to try again where there is one. */
export async function notifyError(message: string, action?: Action): Promise<void> {
  const { toast } = await import('sonner')
  toast.error(message, { id: message, action })
}

/** Shows that something has worked. */
export async function notifySuccess(message: string): Promise<void> {
  const { toast } = await import('sonner')
  toast.success(message, { id: message })
}
