import type { SanitizedConfig } from 'payload'
import { nobody } from './nobody'

/**
 * Payload leaves the statistics of its queue open to everybody who is signed in, for writing, too; with them anybody of the
 * staff could hold up the nightly work. They come with the configuration and can only be closed afterwards.
 */
export function closeInternals(config: SanitizedConfig): SanitizedConfig {
  const statistics = config.globals.find(({ slug }) => slug === 'payload-jobs-stats')
  if (statistics) Object.assign(statistics.access, { read: nobody, update: nobody })
  return config
}
