import { CHANGED_OF, partChanges } from '@/database/content-counters.mjs'

/** What is known of the parts of the content, from the version at which each of them changed last. */
export const changesOf = (versions: Readonly<Record<string, number>>) =>
  partChanges(new Map(Object.entries(versions).map(([part, version]) => [CHANGED_OF + part, version])))
