/** Search parameters as Next hands them to a page. */
export type SearchParams = Readonly<Record<string, string | readonly string[] | undefined>>

/** Reads parameters by name: the first value of each, empty when it is absent. */
export const paramReader = (params: SearchParams) => (name: string) => [params[name]].flat()[0] ?? ''

/** The numbers of a comma-joined list; what is no number is left out. */
export const idsIn = (text: string) => text.split(',').flatMap((part) => (/^\d{1,9}$/.test(part.trim()) ? [Number(part)] : []))

/** The names of a list that is joined by commas, full-width or not. */
export const namesIn = (text: string) => text.split(/[,，]/).map((part) => part.trim())

/** The number of a page; the first one when it is no number. */
export const pageNumIn = (text: string) => (/^0*[1-9]\d{0,8}$/.test(text) ? Number(text) : 1)

/** The parameters of a keyword search (spec: addresses/list-parameters). */
export const keywordQuery = (keyword: string) => ['search=true', new URLSearchParams({ val: keyword }).toString()]

/** The address of a page of a list, with its parameters in the order given and commas left as they are. */
export function listAddress(path: string, query: readonly string[], pageNum: number): string {
  const all = [...query, ...(pageNum > 1 ? [`pageNum=${pageNum}`] : [])].join('&')
  return all ? `${path}?${all}` : path
}
