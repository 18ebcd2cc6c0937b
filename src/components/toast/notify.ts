/** Something the visitor can do about a message. */
type Action = { label: string; onClick: () => void }

let announce: () => void = () => undefined
const ready = new Promise<void>((resolve) => {
  announce = resolve
})

/** Says that messages can be shown from now on; those sent before have waited. */
export const toasterIsReady = () => announce()

/** Shows an error as a toast, with a way to try again where there is one. */
export async function notifyError(message: string, action?: Action): Promise<void> {
  const toast = await loadToast()
  toast.error(message, { id: message, action })
}

/** Something to note down is shown longer. */
const NOTED_MS = 15_000

/**
 * Shows that something has worked.
 *
 * @param detail what the visitor may want to note down: a reference number
 */
export async function notifySuccess(message: string, detail?: string): Promise<void> {
  const toast = await loadToast()
  toast.success(message, { id: message, ...(detail ? { description: detail, duration: NOTED_MS } : {}) })
}

async function loadToast() {
  const [{ toast }] = await Promise.all([import('sonner'), ready])
  return toast
}
