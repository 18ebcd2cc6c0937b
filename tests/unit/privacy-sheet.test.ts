import { readFileSync } from 'node:fs'
import process from 'node:process'
import type { FlattenedField, SanitizedConfig } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

/** Kinds of field that hold what somebody typed, sent or is known by. Choices, times and numbers say nothing by themselves. */
const telling = new Set(['text', 'textarea', 'email', 'json', 'code', 'richText', 'upload'])

/** Relations that say who. */
const people = new Set(['users', 'request-photos'])

type Place = { slug: string; flattenedFields: FlattenedField[] }

function tellingFields(fields: readonly FlattenedField[], path = ''): string[] {
  return fields.flatMap((field): string[] => {
    // Rows are numbered, and files have a kind: neither says anything.
    if (field.name === 'id' || field.name === 'mimeType') return []
    const name = `${path}${field.name}`
    if ('virtual' in field && field.virtual) return []
    if ('flattenedFields' in field) return tellingFields(field.flattenedFields, `${name}.`)
    if ('blocks' in field) return field.blocks.flatMap((block) => tellingFields(block.flattenedFields, `${name}.${block.slug}.`))
    return isTelling(field) ? [name] : []
  })
}

function isTelling(field: FlattenedField): boolean {
  if (field.type === 'relationship') return [field.relationTo].flat().some((target) => people.has(target))
  return telling.has(field.type)
}

describe('the sheet of what is stored', () => {
  let config: SanitizedConfig
  const sheet = readFileSync('docs/privacy.md', 'utf8')
  const listed = new Set(
    [...sheet.matchAll(/^\| (.+?) \|/gm)].flatMap(([, cell = '']) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name)),
  )

  beforeAll(async () => {
    Object.assign(process.env, { PAYLOAD_SECRET: 'for-tests-only-'.repeat(4) })
    config = await (await import('@payload-config')).default
  }, 60_000)

  const places = (): Place[] => [...config.collections, ...config.globals]
  const namesOf = ({ slug, flattenedFields }: Place) => tellingFields(flattenedFields).map((field) => `${slug}.${field}`)

  it('names every field that can hold personal data, or its whole collection', () => {
    const missing = places().flatMap((place) => (listed.has(`${place.slug}.*`) ? [] : namesOf(place).filter((name) => !listed.has(name))))
    expect(missing, 'say in docs/privacy.md what it is for, who sees it and what removes it').toEqual([])
  })

  it('takes a whole collection together only where all of it goes the same way', () => {
    const whole = places().filter(({ slug }) => listed.has(`${slug}.*`))
    for (const { slug } of whole) expect(['consultations', 'service-requests', 'audit-log', 'request-photos']).not.toContain(slug)
  })

  it('names nothing that is not there', () => {
    const known = new Set(places().flatMap((place) => [`${place.slug}.*`, ...namesOf(place)]))
    const named = [...listed].filter((name) => places().some(({ slug }) => name?.startsWith(`${slug}.`)))
    expect(named.filter((name) => !known.has(name ?? ''))).toEqual([])
  })
})
