import { expect, it, vi } from 'vitest'
import { forgetOldRequests } from '@/jobs/forget-old-requests'

vi.mock('@/jobs/clear-leftovers', () => ({
  clearLeftovers: async () => {
    throw new Error('the storage of files does not answer')
  },
}))
vi.mock('@/jobs/note-completions', () => ({ noteCompletions: async () => undefined }))

it('a storage that is away does not keep requests from being forgotten, and the job is tried again', async () => {
  const forgotten: unknown[] = []
  const payload = {
    findGlobal: async () => ({
      retention: { consultationMonths: 6, feedbackMonths: 6, repairMonths: 6, auditDays: 180 },
      retentionAction: 'delete',
    }),
    find: async ({ collection }: { collection: string }) => ({ docs: collection === 'consultations' ? [{ id: 7 }] : [] }),
    delete: async ({ id }: { id: number }) => void forgotten.push(id),
  }
  const running = Reflect.apply(Object(forgetOldRequests.handler), null, [{ req: { payload } }])
  await expect(running).rejects.toThrow('does not answer')
  expect(forgotten).toEqual([7])
})
