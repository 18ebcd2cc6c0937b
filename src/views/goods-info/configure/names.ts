/** Anchors of the groups of options. */
export const groupIds = { option: (key: string) => `option-${key}`, accessories: 'option-accessories', first: 'configure' } as const

/** The name of an option without what stands in brackets: 额定电流 In（A） → 额定电流 In. */
export const shortName = (name: string): string => name.replace(/（[^）]*）$/, '')

/** How a value is called in a sentence: its fragment, or what leaving it out means. */
export const nameOfValue = ({ fragment, label }: { fragment: string; label: string }): string => fragment || label
