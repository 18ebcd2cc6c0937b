import { createContext, useContext } from 'react'

type RuleContext = {
  /** Places with a problem, as `checkRule` names them. */
  broken: ReadonlySet<string>
  isReadOnly: boolean
}

/** What every input of the editor needs to know. */
export const RuleContext = createContext<RuleContext>({ broken: new Set(), isReadOnly: false })

/** What an input at this place of the rule is given. */
export function usePlace(path: string) {
  const { broken, isReadOnly } = useContext(RuleContext)
  return { 'data-rule-place': path, 'aria-invalid': broken.has(path), readOnly: isReadOnly }
}

export const useIsReadOnly = () => useContext(RuleContext).isReadOnly

/** Brings the cursor to the place, or to what holds it. */
export function goToPlace(root: HTMLElement | null, path: string): void {
  const steps = path.split('.')
  for (let length = steps.length; length > 0; length -= 1) {
    const prefix = steps.slice(0, length).join('.')
    const found = root?.querySelector<HTMLElement>(`[data-rule-place="${prefix}"], [data-rule-place^="${prefix}."]`)
    if (!found) continue
    found.scrollIntoView({ block: 'center' })
    found.focus({ preventScroll: true })
    return
  }
}
