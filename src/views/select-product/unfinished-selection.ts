import { SELECTOR } from '@/domain/selector/selection'

const KEY = 'unfinished-selection'

/** A selection that was left at its second step: where it goes on, what was known, and when (milliseconds since 1970). */
export type Unfinished = { href: string; text: string; at: number }

/** What this device has kept; null without storage, and of what is no selection (spec: selector/resume). */
export function readUnfinished(): Unfinished | null {
  try {
    const { href, text, at }: Partial<Record<keyof Unfinished, unknown>> = JSON.parse(localStorage.getItem(KEY) ?? '{}') ?? {}
    const isOurs = typeof href === 'string' && href.startsWith(`${SELECTOR}?`) && typeof text === 'string' && typeof at === 'number'
    return isOurs ? { href, text: text.slice(0, 120), at } : null
  } catch {
    return null
  }
}

export function keepUnfinished(unfinished: Unfinished): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(unfinished))
  } catch {
    // A full or forbidden storage: nothing is offered again.
  }
}

export function forgetUnfinished(): void {
  try {
    localStorage.removeItem(KEY)
  } catch {
    // Nothing was kept.
  }
}
