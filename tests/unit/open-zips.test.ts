import { expect, it } from 'vitest'
import { TooManyRequests } from '@/limits/too-many-requests'
import { openZip } from '@/prod-api/open-zips'

it('an address has so many zips at a time, and another one once one has ended', () => {
  const ends = Array.from({ length: 8 }, () => openZip('1.2.3.4'))
  expect(() => openZip('1.2.3.4')).toThrow(TooManyRequests)
  const elsewhere = openZip('5.6.7.8')
  ends[0]?.()
  ends[0]?.()
  ends.push(openZip('1.2.3.4'))
  expect(() => openZip('1.2.3.4')).toThrow(TooManyRequests)
  for (const end of [...ends, elsewhere]) end()
})

it('all addresses together have a limit, too', () => {
  const ends = Array.from({ length: 64 }, (_, index) => openZip(`10.0.0.${index}`))
  expect(() => openZip('10.0.1.1')).toThrow(TooManyRequests)
  for (const end of ends) end()
  openZip('10.0.1.1')()
})
