/** The single pages on which the company accounts for itself, by their numbers (spec: viewers/single-page-numbers). */
export const STATEMENTS: readonly number[] = [58, 59, 61, 62, 69, 70]
