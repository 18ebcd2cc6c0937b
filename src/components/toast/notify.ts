/** Something the visitor can do about a message. */
type Action = { label: string; onClick: () => void }

type Kind = 'error' | 'success'

/** `detail` is what stands behind the message: a cause, or something to note down. */
export type Message = { kind: Kind; text: string; detail?: string; action?: Action; ms?: number }

/** Something to note down or to press is shown longer. */
const LONG_MS = 15_000

/** So long something that was taken away can be brought back. */
const UNDO_MS = 8_000

let isWanted = false
let announceWish: () => void = () => undefined
let announceReady: (isThere: boolean) => void = () => undefined
const place = new Promise<boolean>((resolve) => {
  announceReady = resolve
})

/** Says whether messages can be shown from now on; those sent before have waited. */
export const toasterIsReady = (isThere: boolean) => announceReady(isThere)

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

let plain: Message | null = null
let announcePlain: () => void = () => undefined

/** For `useSyncExternalStore`: the message that is shown in the plain way, because the other one has not been loaded. */
export const plainMessage = {
  subscribe: (onChange: () => void) => {
    announcePlain = onChange
    return () => {
      announcePlain = () => undefined
    }
  },
  read: () => plain,
}

function showPlain(message: Message | null) {
  plain = message
  announcePlain()
}

/** The toasts that are shown, by what they say: said again, a message takes the place of itself. */
const ids = new Map<string, number>()
let newest = 0

function idOf(text: string): number {
  const id = ids.get(text) ?? ++newest
  ids.set(text, id)
  return id
}

let dismissToast: ((id: number) => void) | undefined

/** Takes a message away that is no longer true. */
export function dismissMessage(text: string): void {
  if (plain?.text === text) showPlain(null)
  const id = ids.get(text)
  ids.delete(text)
  if (id !== undefined) dismissToast?.(id)
}

/**
 * Shows an error as a toast, with a way to try again where there is one.
 *
 * @param detail the cause, behind what has failed
 */
export const notifyError = (text: string, action?: Action, detail?: string): Promise<void> => show({ kind: 'error', text, action, detail })

/**
 * Shows that something has worked.
 *
 * @param detail what the visitor may want to note down: a reference number
 */
export const notifySuccess = (text: string, detail?: string): Promise<void> => show({ kind: 'success', text, detail })

/** Shows that something was taken away, with a way to bring it back. */
export const notifyUndoable = (text: string, undo: () => void): Promise<void> =>
  show({ kind: 'success', text, action: { label: '撤销', onClick: undo }, ms: UNDO_MS })

async function show(message: Message) {
  const toast = await loadToast()
  if (!toast) return showPlain(message)
  dismissToast = toast.dismiss
  const { kind, text, detail, action, ms } = message
  const id = idOf(text)
  // A toast that is leaving takes whatever is shown under its number along. The same may have been said again under another one.
  const leave = () => {
    if (ids.get(text) === id) ids.delete(text)
  }
  toast[kind](text, {
    id,
    description: detail,
    duration: ms ?? (action || (kind === 'success' && detail) ? LONG_MS : undefined),
    action: action && {
      label: action.label,
      onClick: () => {
        leave()
        action.onClick()
      },
    },
    onDismiss: leave,
    onAutoClose: leave,
  })
}

/** Takes the messages away: what stands on the page now says the same, and more. */
export async function dismissMessages(): Promise<void> {
  showPlain(null)
  ids.clear()
  const toast = await loadToast()
  toast?.dismiss()
}

/** Null when it could not be loaded: on a lost connection, which is what there is to tell. */
async function loadToast() {
  wantToaster()
  try {
    const { toast } = await import('sonner')
    return (await place) ? toast : null
  } catch {
    return null
  }
}
