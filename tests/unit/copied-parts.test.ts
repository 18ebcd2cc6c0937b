import type { ClientField } from 'payload'
import { describe, expect, it } from 'vitest'
import { copiedParts, emptied } from '@/admin/new-document/parts'
import { News } from '../../collections/news'
import { Products } from '../../collections/products'
import { Stories } from '../../collections/stories'

/** What the admin hands to browsers has the same names and kinds. */
const fieldsOf = ({ fields }: { fields: unknown[] }) => fields as ClientField[]

const names = (fields: readonly unknown[]): string[] =>
  fields.flatMap((field) => {
    const { name, fields: inner, tabs } = Object(field)
    return typeof name === 'string' ? [name] : [...names(inner ?? []), ...(tabs ?? []).flatMap((tab: object) => names([tab]))]
  })

/** Of rows, and of other documents. */
const lists = (fields: readonly unknown[]): string[] =>
  fields.flatMap((field) => {
    const { name, type, hasMany, fields: inner, tabs } = Object(field)
    if (typeof name === 'string') return type === 'array' || hasMany === true ? [name] : []
    return [...lists(inner ?? []), ...(tabs ?? []).flatMap((tab: object) => lists([tab]))]
  })

describe('what a copy takes over', () => {
  it.each([Products, Stories, News])('is named by fields that there are: $slug', (collection) => {
    const parts = copiedParts(collection.slug)
    const named = parts.flatMap(({ fields }) => fields)
    expect(named.length).toBeGreaterThan(0)
    expect(new Set(named).size).toBe(named.length)
    expect(names(collection.fields)).toEqual(expect.arrayContaining([...named]))
  })

  it('leaves behind, of a product, whatever is a list or belongs to one', () => {
    const named = copiedParts('products').flatMap(({ fields }) => fields)
    expect(lists(Products.fields).filter((name) => !named.includes(name))).toEqual([])
    expect(named).toContain('selectivityConditions')
  })

  it('is all of it unless it is left behind, of which lists are empty and the rest is nothing', () => {
    expect(emptied(fieldsOf(Products), [])).toEqual({})
    expect(emptied(fieldsOf(Products), copiedParts('products'))).toMatchObject({
      ...{ cover: null, gallery: [], turntable: null, parameters: [], keyFigures: [], orderingRule: null, documents: [], accessories: [] },
    })
    const text = copiedParts('news').find(({ label }) => label === '正文')
    expect(emptied(fieldsOf(News), text ? [text] : [])).toEqual({ content: null })
  })

  it('is everything where nothing is said of a collection', () => {
    expect(copiedParts('questions')).toEqual([])
  })
})
