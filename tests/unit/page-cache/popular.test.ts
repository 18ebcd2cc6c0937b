import { expect, it } from 'vitest'
import { Popular } from '@/server/page-cache/popular.mjs'

const asked = (target: string) =>
  ({ key: `page ${target}`, form: 'page', layout: 'desktop', host: 'h', protocol: 'http', target, isRegular: false }) as const

it('an address that is longer than any that many ask for is not remembered', () => {
  const popular = new Popular()
  for (let times = 0; times < 30; times += 1) {
    popular.count(asked('/News'))
    popular.count(asked(`/GoodsListView?title=${'x'.repeat(10_000)}`))
  }
  expect(popular.list().map(({ target }) => target)).toEqual(['/News'])
})
