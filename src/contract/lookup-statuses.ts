/**
 * What came of looking for a code (spec: lookup/results): it is ours, ours that replaces an old one, ours in the place of another
 * maker's, one of several that are near, or nothing. In the order of the figures and the bar.
 */
export const lookupStatuses = ['found', 'replaced', 'equivalent', 'near', 'unknown'] as const

export type LookupStatus = (typeof lookupStatuses)[number]
