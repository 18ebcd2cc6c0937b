import { expect, it, vi } from 'vitest'
import { speakCaptcha } from '@/intake/captcha-speech'

/** How often a clip can't be read. */
const failures = { left: 1 }
vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof import('node:fs/promises')>()
  const readFile = async (file: string) => {
    if (failures.left-- > 0) throw Object.assign(new Error('EMFILE: too many open files'), { code: 'EMFILE' })
    return real.readFile(file)
  }
  return { ...real, readFile }
})

it('a clip that could not be read once is read the next time', async () => {
  await expect(speakCaptcha(['0', 'a'])).rejects.toThrow('EMFILE')
  expect((await speakCaptcha(['0', 'a'])).subarray(0, 4).toString()).toBe('RIFF')
})
