import { processWide } from '../../lib/process-wide.mjs'

/**
 * Which of its server's renderers this process is, in the application's bundle as well. The first one does what is done beside requests:
 * jobs, schedules, widths of pictures; the one with number 0 what takes long (long-work.mjs).
 *
 * @returns {{ number: number }}
 */
export const role = () => processWide('site.renderer-role', () => ({ number: 1 }))
