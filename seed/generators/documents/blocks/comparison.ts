import { parameter, product } from '../core/fixtures'
import { table } from '../core/html'

/** A row: its label, and the parameter name (and group) looked up in every product. */
export type ComparisonRow = [label: string, name: RegExp, group?: RegExp]

/** Products beside one another; every value comes from the fixtures. */
export function comparison(ids: string[], rows: ComparisonRow[], caption?: string): string {
  const body = rows.map(([label, name, group]) => [label, ...ids.map((id) => parameter(id, name, group))])
  return table(['', ...ids.map((id) => product(id).model)], body, { caption, className: ids.length > 5 ? 'dense' : '', firstBold: true })
}
