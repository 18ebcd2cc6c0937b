import { expect, it } from 'vitest'
import { hasSound } from '@/views/video-view/has-sound'

it.each([
  ['Firefox, with sound', { mozHasAudio: true }, true],
  ['Firefox, without', { mozHasAudio: false }, false],
  ['Safari, with sound', { audioTracks: { length: 1 }, webkitAudioDecodedByteCount: 0 }, true],
  ['Safari, without', { audioTracks: { length: 0 }, webkitAudioDecodedByteCount: 0 }, false],
  ['Chrome, with sound', { webkitAudioDecodedByteCount: 16_384 }, true],
  ['Chrome, without', { webkitAudioDecodedByteCount: 0 }, false],
  ['another browser, which may have some', {}, true],
])('the sound of a film: %s', (_, known, expected) => {
  expect(hasSound(known)).toBe(expected)
})
