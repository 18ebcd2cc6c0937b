/** Something the visitor can do about a message. */
type Action = { label: string; onClick: () => void }

let isWanted = false
let announceWish: () => void = () => undefined
let announceReady: () => void = () => undefined
const ready = new Promise<void>((resolve) => {
  announceReady = resolve
})

/** Says that messages can be shown from now on; those sent before have waited. */
export const toasterIsReady = () => announceReady()

/** Makes the place of the messages be there. */
export function wantToaster(): void {
  isWanted = true
  announceWish()
}

/** For `useSyncExternalStore`: whether anybody wants the place of the messages. */
export const toasterWish = {
  subscribe: (onChange: () => void) => {
    announceWish = onChange
    return () => {
      announceWish = () => undefined
    }
  },
  read: () => isWanted,
}

/** Shows an error as a toast, with a way to try again where there is one. */
export async function notifyError(message: string, action?: Action): Promise<void> {
  const toast = await loadToast()
  if (toast) toast.error(message, { id: message, action })
  else window.alert(message)
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
  if (toast) toast.success(message, { id: message, ...(detail ? { description: detail, duration: NOTED_MS } : {}) })
  else window.alert([message, detail].filter(Boolean).join('\n'))
}

/** Null when it could not be loaded: the browser's own box is better than silence. */
async function loadToast() {
  wantToaster()
  try {
    const { toast } = await import('sonner')
    await ready
    return toast
  } catch {
    return null
  }
}
