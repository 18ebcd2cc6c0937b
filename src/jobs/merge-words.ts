import type { TaskConfig } from 'payload'
import { mergeWords } from '../database/merge-words'

type MergeWords = { input: object; output: { steps: number } }

/** Every night: the full-text indexes of the embedded database are put together again (record 0088). */
export const mergeWordsNightly: TaskConfig<MergeWords> = {
  slug: 'merge-words',
  label: '整理搜索索引',
  outputSchema: [{ name: 'steps', type: 'number', required: true }],
  retries: { attempts: 1, backoff: { type: 'fixed', delay: 60_000 } },
  schedule: [{ cron: '50 3 * * *', queue: 'nightly' }],
  handler: async ({ req: { payload } }) => ({ output: { steps: await mergeWords(payload) } }),
}
