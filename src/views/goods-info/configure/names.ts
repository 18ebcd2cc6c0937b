/** Anchors of the groups of options. */
export const groupIds = { option: (key: string) => `option-${key}`, accessories: 'option-accessories', first: 'configure' } as const

/** The name of an option without what stands in brackets: 额定电流 In（A） → 额定电流 In. */
export const shortName = (name: string): string => name.replace(/（[^）]*）$/, '')

/** How a value is called in a sentence: its fragment, or what leaving it out means. */
export const nameOfValue = ({ fragment, label }: { fragment: string; label: string }): string => fragment || label

/** What a value means beside its fragment, which is not said twice: `B（3〜5 In）` → `3〜5 In`. */
export const meaningOf = ({ fragment, label }: { fragment: string; label: string }): string =>
  label.startsWith(fragment) ? (/^（(.+)）$/.exec(label.slice(fragment.length))?.[1] ?? label) : label
