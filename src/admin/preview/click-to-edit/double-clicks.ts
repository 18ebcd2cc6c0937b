import type { Target } from './page-targets'

/** So fast two clicks are one; those of fingers as well, of which not every browser says so. */
const DOUBLE_MS = 500
/** So long a first click waits where it would lead away. */
const WAIT_MS = 350

type Clicks = {
  onChoose: (target: Target) => void
  onType: (target: Target) => void
  /** Where the form isn't, a first click leads away from the page: it waits for a second one. */
  isFormBeside: () => boolean
}

/** Tells a first click on a text from a second one. */
export function doubleClicks({ onChoose, onType, isFormBeside }: Clicks) {
  let last: { target: Target; at: number; isTyped: boolean } | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const forget = () => clearTimeout(timer)
  /** @param at when it was clicked, in milliseconds */
  const click = (target: Target, at: number) => {
    forget()
    const before = last !== null && isSameField(last.target, target) && at - last.at < DOUBLE_MS ? last : null
    last = { target, at, isTyped: before !== null }
    // Of three quick clicks, the third may come before the field is drawn: it must not lead away from it.
    if (before?.isTyped) return
    if (before) onType(target)
    else if (isFormBeside()) onChoose(target)
    else timer = setTimeout(onChoose, WAIT_MS, target)
  }
  /** A label has passed its click on, and the focus with it: the form gets the focus back. */
  const passedOn = (target: Target) => {
    if (last && !last.isTyped && isFormBeside()) onChoose(target)
  }
  return { click, passedOn, forget }
}

const isSameField = ({ source: one }: Target, { source: other }: Target) => one.document === other.document && one.path === other.path
