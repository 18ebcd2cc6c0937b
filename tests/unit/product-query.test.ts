import { describe, expect, it } from 'vitest'
import { readProductQuery } from '../../src/views/goods-info/product-query'

describe('the address of a product page', () => {
  it('asks for the placeholder without an id, with an empty one and with the reserved one', () => {
    for (const query of [{}, { id: '' }, { id: ' ' }, { id: '153_2' }, { id: [] }]) {
      expect(readProductQuery(query).id).toBeNull()
    }
  })

  it('names the product by plain numbers and numbers with an underscore', () => {
    expect(readProductQuery({ id: '153', name: 'HM3-250', categoryName: '配电类' }).id).toBe('153')
    expect(readProductQuery({ id: '160_2' }).id).toBe('160_2')
    expect(readProductQuery({ id: ['153', '150'] }).id).toBe('153')
  })

  it('opens at the documents with hash=true only', () => {
    expect(readProductQuery({ id: '153', hash: 'true' }).opensDocuments).toBe(true)
    expect(readProductQuery({ id: '153', hash: '1' }).opensDocuments).toBe(false)
    expect(readProductQuery({ id: '153' }).opensDocuments).toBe(false)
  })
})
