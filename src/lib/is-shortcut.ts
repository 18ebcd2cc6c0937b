type Held = { altKey: boolean; ctrlKey: boolean; metaKey: boolean }

/** Is a key held by which another one means something to the browser: Alt and ← goes back? */
export const isShortcut = ({ altKey, ctrlKey, metaKey }: Held): boolean => altKey || ctrlKey || metaKey
