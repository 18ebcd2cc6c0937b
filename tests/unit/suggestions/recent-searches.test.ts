// @vitest-environment happy-dom

import { afterEach, expect, it, vi } from 'vitest'
import { clearRecent, forgetRecent, noteRecent, readRecent } from '@/components/suggestions/recent-searches'

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

it('keeps ten searches, the last one first, each once', () => {
  for (let number = 1; number <= 12; number += 1) noteRecent(`HM${number}`)
  noteRecent(' HM9 ')
  noteRecent('  ')
  expect(readRecent()).toEqual(['HM9', 'HM12', 'HM11', 'HM10', 'HM8', 'HM7', 'HM6', 'HM5', 'HM4', 'HM3'])
})

it('forgets one, and all of them', () => {
  noteRecent('空开')
  noteRecent('HM3')
  expect(forgetRecent('空开')).toEqual(['HM3'])
  clearRecent()
  expect(readRecent()).toEqual([])
  expect(localStorage).toHaveLength(0)
})

it('reads nothing out of what is none, and works without storage', () => {
  for (const stored of ['{', '{}', '["", 1]']) {
    localStorage.setItem('recent-searches', stored)
    expect(readRecent()).toEqual([])
  }
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('forbidden')
    },
    setItem: () => {
      throw new Error('full')
    },
  })
  noteRecent('HM3')
  expect(readRecent()).toEqual([])
})
