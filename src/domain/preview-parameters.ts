/** The parameters of an address that make a preview of a page, and choose its layout. */
const PARAMETERS = ['draft', 'of', 'preview', 'layout', 'edit'] as const

/** What does not lead to another page: files, the admin and the API. */
const NO_PAGE = /^\/(files|media|admin|cms-api|prod-api|_next)(\/|$)/

/** The parameters of a preview in a query; none where it asks for no preview. */
export function previewParameters(query: URLSearchParams): URLSearchParams {
  const isPreview = query.has('draft') || query.has('preview')
  return new URLSearchParams(PARAMETERS.flatMap((name) => (isPreview && query.has(name) ? [[name, query.get(name) ?? '']] : [])))
}

/**
 * The address of another page of this site with the parameters of the preview.
 *
 * @returns null when the address already has them, or when it is no page of this site
 */
export function withinPreview(url: URL, origin: string, parameters: URLSearchParams): string | null {
  if (url.origin !== origin || NO_PAGE.test(url.pathname) || parameters.size === 0) return null
  if ([...parameters].every(([name, value]) => url.searchParams.get(name) === value)) return null
  const query = new URLSearchParams([...url.searchParams].filter(([name]) => !parameters.has(name)))
  for (const [name, value] of parameters) query.append(name, value)
  return `${url.pathname}?${query}${url.hash}`
}
