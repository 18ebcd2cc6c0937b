import type { BasePayload } from 'payload'
import { z } from 'zod'
import type { Reader } from './reader'
import type { Unit } from './units'

const described = z.looseObject({ mimeType: z.string(), filename: z.string().nullish(), edition: z.string().nullish() })

/** The types of uploaded files by their names, as the rows say that name them: a bucket tells browsers. */
export async function typesIn(units: readonly Unit[], reader: Reader, { config }: BasePayload): Promise<Map<string, string>> {
  const types = new Map<string, string>()
  const uploads = new Set<string>(config.collections.filter(({ upload }) => upload).map(({ slug }) => slug))
  for (const unit of units) {
    if (!uploads.has(unit.slug)) continue
    for await (const { data } of reader.rows(unit)) collect(data, types)
  }
  return types
}

/** Of a document, of each of its widths, and of its versions. */
function collect(value: unknown, types: Map<string, string>): void {
  if (typeof value !== 'object' || value === null) return
  const { data } = described.safeParse(value)
  for (const name of [data?.filename, data?.edition]) if (data && name) types.set(name, data.mimeType)
  for (const inner of Object.values(value)) collect(inner, types)
}
