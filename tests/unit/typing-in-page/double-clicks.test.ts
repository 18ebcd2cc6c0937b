import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { doubleClicks } from '@/admin/preview/click-to-edit/double-clicks'
import type { Target } from '@/admin/preview/click-to-edit/page-targets'

const target = (path: string) => ({ source: { document: 'products.153', path } }) as Target
const [title, model] = [target('title'), target('model')]

function clicksWith(isBeside: boolean) {
  const log: string[] = []
  const clicks = doubleClicks({
    onChoose: ({ source }) => log.push(`choose ${source.path}`),
    onType: ({ source }) => log.push(`type ${source.path}`),
    isFormBeside: () => isBeside,
  })
  return { ...clicks, log }
}

describe('clicks in the page', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('lead at once where the form is beside, and a second one types', () => {
    const { click, log } = clicksWith(true)
    click(title, 1000)
    expect(log).toEqual(['choose title'])
    click(title, 1200)
    expect(log).toEqual(['choose title', 'type title'])
  })

  it('wait for a second one where the form takes the place of the page', () => {
    const { click, log } = clicksWith(false)
    click(title, 1000)
    expect(log).toEqual([])
    click(title, 1200)
    vi.runAllTimers()
    expect(log).toEqual(['type title'])
    click(title, 3000)
    vi.runAllTimers()
    expect(log).toEqual(['type title', 'choose title'])
  })

  it('on two texts, or slow ones, are two', () => {
    const { click, log } = clicksWith(true)
    click(title, 1000)
    click(model, 1100)
    click(model, 2000)
    expect(log).toEqual(['choose title', 'choose model', 'choose model'])
  })

  it('of three, the third changes nothing; forgotten ones lead nowhere', () => {
    const { click, forget, log } = clicksWith(false)
    click(title, 1000)
    click(title, 1100)
    click(title, 1200)
    vi.runAllTimers()
    expect(log).toEqual(['type title'])
    click(model, 3000)
    forget()
    vi.runAllTimers()
    expect(log).toEqual(['type title'])
  })
})
