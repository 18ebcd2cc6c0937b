/** Where the admin shows how a search is answered, and why. */
export const EXPLAIN_PATH = '/search-answers'

export const explainAddress = (term: string): string => `/admin${EXPLAIN_PATH}?q=${encodeURIComponent(term)}`
