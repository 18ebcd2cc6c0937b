import type { ClientConfig } from 'payload'
import { type DraftName, parseDraftName } from '../../../domain/draft-name'
import type { Source } from '../../../lib/source-marks'
import { type FieldPlace, placeOf } from './field-place'

/** What editors are told of a text of the page. */
export type Described = {
  document: DraftName
  /** Its field in that document’s form; null when this editor has none. */
  place: FieldPlace | null
  /** Of which kind the document is: 产品. */
  kind: string
  /** `重要参数，第 2 行 · 数值` */
  field: string
}

/** @returns null for a source that is none of this site */
export function describeSource(config: Pick<ClientConfig, 'collections' | 'globals'>, { document: name, path }: Source): Described | null {
  const document = parseDraftName(name)
  if (!document) return null
  const entity = [...config.collections, ...config.globals].find(({ slug }) => slug === document.slug)
  const place = entity ? placeOf(entity.fields, path) : null
  const label: unknown = entity && ('labels' in entity ? entity.labels.singular : entity.label)
  return { document, place, kind: typeof label === 'string' ? label : '其他内容', field: place?.labels.join(' · ') ?? '' }
}
