import { expect, it } from 'vitest'
import { lacksLetters } from '@/views/pdf-viewer/pdf/lacks-letters'

const font = { loadedName: 'g_d0_f1' }

it.each([
  ['all fonts are there', [['g_d0_f1', font]], false],
  [
    'Chrome lost what one is made with',
    [
      ['g_d0_f1', font],
      ['g_d0_f2', 'Failed to fetch'],
    ],
    true,
  ],
  ['Firefox did', [['g_d0_f2', 'NetworkError when attempting to fetch resource.']], true],
  ['Safari did', [['g_d0_f2', 'Load failed']], true],
  ['one is damaged in the file, which doing it again does not mend', [['g_d0_f2', 'FormatError: bad cmap']], false],
])('letters of a document: %s', (_, fonts, expected) => {
  expect(lacksLetters({ commonObjs: fonts })).toBe(expected)
})
