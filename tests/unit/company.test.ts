import { describe, expect, it } from 'vitest'
import { placeOnMap } from '../../src/views/about/map-place'
import { toHref as groupHref, tabIn } from '../../src/views/group/group-state'
import { honoursByYear } from '../../src/views/group/honours-by-year'
import { pageNumOf, toHref as recruitingHref } from '../../src/views/recruiting/list-state'

describe('a place on the map', () => {
  it('is a share of width and height', () => {
    expect(placeOnMap({ longitude: 0, latitude: 74 })).toEqual({ x: 0.5, y: 0 })
    expect(placeOnMap({ longitude: -180, latitude: 9 })).toEqual({ x: 0, y: 0.5 })
  })

  it('never leaves the map', () => {
    expect(placeOnMap({ longitude: 180, latitude: 90 })).toEqual({ x: 1, y: 0 })
    expect(placeOnMap({ longitude: 0, latitude: -90 }).y).toBe(1)
  })
})

describe('the tabs of the group page', () => {
  it('are named by the address', () => {
    expect(tabIn({ tab: 'chairman' })).toBe('chairman')
    for (const wrong of [{}, { tab: 'x' }, { tab: ['', 'chairman'] }]) expect(tabIn(wrong)).toBe('group')
    expect([groupHref('group'), groupHref('chairman')]).toEqual(['/GroupIntroductView', '/GroupIntroductView?tab=chairman'])
  })
})

describe('honours', () => {
  it('stand by year, the newest first, in the editors’ order within a year', () => {
    const honour = (year: number, title: string) => ({ year, title, image: null })
    const timeline = honoursByYear([honour(2009, 'a'), honour(2023, 'b'), honour(2026, 'c'), honour(2023, 'd')])
    expect(timeline.map(({ year, honours }) => [year, ...honours.map(({ title }) => title)])).toEqual([
      [2026, 'c'],
      [2023, 'b', 'd'],
      [2009, 'a'],
    ])
    expect(honoursByYear([])).toEqual([])
  })
})

describe('the page of trainings', () => {
  it('is named by the address', () => {
    expect(pageNumOf({ pageNum: '3' })).toBe(3)
    expect(pageNumOf({ pageNum: 'x' })).toBe(1)
    expect([recruitingHref(1), recruitingHref(2)]).toEqual(['/Recruiting', '/Recruiting?pageNum=2'])
  })
})
