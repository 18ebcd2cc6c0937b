import { describe, expect, it } from 'vitest'
import { gapsOf, isEmpty } from '../../src/usage/gaps'

const text = (...children: object[]) => ({ root: { type: 'root', children: [{ type: 'paragraph', children }] } })

describe('whether a field is empty', () => {
  it.each([null, undefined, '', '  \n', [], text(), text({ type: 'text', text: ' ' })])('%j is', (value) => {
    expect(isEmpty(value)).toBe(true)
  })

  it.each([
    ['a word', 'a'],
    ['a number', 0],
    ['a list with something in it', [1]],
    ['formatted text with a word', text({ type: 'text', text: '正文' })],
    ['formatted text with only a picture', { root: { type: 'root', children: [{ type: 'upload', relationTo: 'media', value: 3 }] } }],
  ])('%s is not', (_, value) => {
    expect(isEmpty(value)).toBe(false)
  })
})

describe('what a document lacks', () => {
  const whole = { cover: 1, summary: '一句话', parameters: [{ name: 'In' }], documents: [2], orderingRule: { options: [] } }

  it('is nothing when everything is there', () => {
    expect(gapsOf('products', whole)).toEqual([])
  })

  it('is named in the order of the dashboard', () => {
    expect(gapsOf('products', {})).toEqual(['cover', 'description', 'parameters', 'documents', 'orderingRule'])
  })

  it('is not the table of parameters when there is a picture of them', () => {
    expect(gapsOf('products', { ...whole, parameters: [], parameterImage: 7 })).toEqual([])
  })

  it('is not a text when a training leads to an article elsewhere', () => {
    expect(gapsOf('trainings', { cover: 1, officialAccountsUrl: 'https://example.com/a' })).toEqual([])
  })

  it('is judged only by rules for its own collection', () => {
    expect(gapsOf('banners', {})).toEqual(['cover'])
    expect(gapsOf('download-categories', {})).toEqual([])
  })
})
