import { describe, expect, it } from 'vitest'
import { isForm } from '../../src/admin/navigation/is-form'

describe('an address of the admin', () => {
  it.each(['globals/home-page', 'collections/news/12', 'collections/news/create', 'collections/news/12/versions'])(
    'is a form: %s',
    (path) => {
      expect(isForm(`/admin/${path}`)).toBe(true)
    },
  )

  it.each(['', 'account', 'collections/news', 'collections/news/trash', 'personal-data'])('is none: %s', (path) => {
    expect(isForm(`/admin/${path}`)).toBe(false)
  })
})
