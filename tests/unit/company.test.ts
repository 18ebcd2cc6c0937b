import { describe, expect, it } from 'vitest'
import { cardSideOf, placeOnMap } from '../../src/views/about/map-place'
import { toHref as groupHref, tabIn } from '../../src/views/group/group-state'
import { newestFirst } from '../../src/views/group/newest-first'
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

describe('the card of a region', () => {
  const china = placeOnMap({ longitude: 121.47, latitude: 31.23 })
  const asiaPacific = placeOnMap({ longitude: 103.82, latitude: 1.35 })
  const westAsia = placeOnMap({ longitude: 55.27, latitude: 25.2 })
  const europe = placeOnMap({ longitude: 14.42, latitude: 50.08 })

  it('stands above its marker when that hides no other one', () => {
    expect(cardSideOf(china, [asiaPacific, westAsia, europe])).toBe('above right')
    expect(cardSideOf(china, [])).toBe('above right')
  })

  it('goes where it hides none', () => {
    expect(cardSideOf(asiaPacific, [china, westAsia, europe])).toBe('below right')
    expect(cardSideOf(westAsia, [china, asiaPacific, europe])).toBe('below left')
  })

  it('stands above when every side hides one', () => {
    const around = [-0.1, 0.1].flatMap((x) => [-0.12, 0.12].map((y) => ({ x: 0.5 + x, y: 0.5 + y })))
    expect(cardSideOf({ x: 0.5, y: 0.5 }, around)).toBe('above right')
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
  it('stand with the newest year first, in the editors’ order within a year', () => {
    const honour = (year: number, title: string) => ({ year, title, issuer: '', image: null })
    const sorted = newestFirst([honour(2009, 'a'), honour(2023, 'b'), honour(2026, 'c'), honour(2023, 'd')])
    expect(sorted.map(({ title }) => title)).toEqual(['c', 'b', 'd', 'a'])
    expect(newestFirst([])).toEqual([])
  })
})

describe('the page of trainings', () => {
  it('is named by the address', () => {
    expect(pageNumOf({ pageNum: '3' })).toBe(3)
    expect(pageNumOf({ pageNum: 'x' })).toBe(1)
    expect([recruitingHref(1), recruitingHref(2)]).toEqual(['/Recruiting', '/Recruiting?pageNum=2'])
  })
})
