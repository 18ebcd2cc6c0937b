type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>

/** How something is kept on a device. */
export type Keeping<T> = {
  key: string
  /** What there is as long as nothing was kept. */
  nothing: T
  /** Reads what stands in the storage, whatever it is. */
  parse: (kept: string | null) => T
  /** As it stands in the storage; null takes it away. */
  write: (value: T) => string | null
  /** May throw, or have no room: then the value lives as long as the page's scripts. */
  storage: () => Storage
}

/** What is said of what can't be kept; `''` as long as it can. A browser that has no room says so, any other refusal is its own. */
const reasonOf = (error: unknown): string =>
  error instanceof DOMException && /quota/i.test(error.name) ? '浏览器的存储空间已满，没有存下' : '浏览器不允许保存'

/** A value that a device keeps, the same in all of its tabs; for `useSyncExternalStore`. */
export function deviceStore<T>({ key, nothing, parse, write, storage }: Keeping<T>) {
  let value = nothing
  let text: string | null = null
  let unkept = ''
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of listeners) listener()
  }

  /** Reads what another tab, or an earlier visit, has left. What can't be kept is not overwritten by what was kept before. */
  function readStorage() {
    if (unkept) return
    try {
      const kept = storage().getItem(key)
      if (kept === text) return
      text = kept
      value = parse(kept)
    } catch (error) {
      unkept = reasonOf(error)
    }
  }

  function put(changed: T) {
    value = changed
    const written = write(changed)
    try {
      if (written === null) storage().removeItem(key)
      else storage().setItem(key, written)
      text = written
      unkept = ''
    } catch (error) {
      unkept = reasonOf(error)
    }
    tell()
  }

  return {
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** The same value until it changes. */
    read: (): T => value,
    /** Why it can't be kept, in Chinese without the end of a sentence: the browser forbids it, or has no room; empty when it is kept. */
    unkept: (): string => unkept,
    /** Takes over what the device has. */
    refresh() {
      const before = value
      readStorage()
      if (value !== before) tell()
    },
    /** Changes what is there now: what another tab has done meanwhile stays. */
    change(change: (now: T) => T) {
      readStorage()
      const changed = change(value)
      if (changed !== value) put(changed)
    },
  }
}
