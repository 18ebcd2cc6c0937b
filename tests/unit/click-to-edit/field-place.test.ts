import type { ClientField } from 'payload'
import { describe, expect, it } from 'vitest'
import { placeOf } from '@/admin/preview/click-to-edit/field-place'
import { AboutPage } from '../../../collections/globals/about-page'
import { Products } from '../../../collections/products'

// What the admin gets of a field has the same shape, as far as it is looked at.
const fieldsOf = ({ fields }: { fields: unknown[] }) => fields as ClientField[]
const products = fieldsOf(Products)

describe('where a text of the page is in the form', () => {
  it('is a field in a tab', () => {
    expect(placeOf(products, 'title')).toMatchObject({ path: 'title', type: 'text', tabs: [0], rows: [], labels: ['名称'] })
    expect(placeOf(products, 'parameterImage')).toMatchObject({ tabs: [1], picture: null, labels: ['参数图'] })
  })

  it('is a field in a row of a list, named as editors count', () => {
    expect(placeOf(products, 'mainParameters.1.value')).toMatchObject({
      path: 'mainParameters.1.value',
      tabs: [0],
      rows: ['mainParameters.1'],
      labels: ['重要参数，第 2 行', '数值（含单位）'],
    })
  })

  it('is one of several pictures, which are one field', () => {
    expect(placeOf(products, 'gallery.2')).toMatchObject({ path: 'gallery', picture: 2, labels: ['图集，第 3 张'] })
  })

  it('is a paragraph of a text, or an item of a list within it', () => {
    expect(placeOf(products, 'description#4')).toMatchObject({ path: 'description', paragraph: [4], tabs: [1] })
    expect(placeOf(products, 'description#4.1')).toMatchObject({ paragraph: [4, 1] })
  })

  it('is a field of a tab or group with a name of its own', () => {
    const place = placeOf(fieldsOf(AboutPage), 'innovation.figures.0.label')
    expect(place).toMatchObject({ path: 'innovation.figures.0.label', rows: ['innovation.figures.0'] })
    expect(place?.labels).toEqual(['创新与专利', '数字，第 1 行', '说明'])
  })

  it('is nowhere when the form has no such field', () => {
    for (const path of ['nothing', 'title.0', 'mainParameters.0.nothing', 'seo.nothing', ''])
      expect(placeOf(products, path), path).toBeNull()
  })
})
