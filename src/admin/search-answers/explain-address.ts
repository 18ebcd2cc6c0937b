/** Where the admin shows how a search is answered, and why. */
export const explainAddress = (term: string): string => `/admin/search-answers${term ? `?q=${encodeURIComponent(term)}` : ''}`
