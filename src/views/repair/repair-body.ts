import { type RepairForm, repairSubmission } from '@/contract/service-request'

/** What a repair form sends: JSON; with photos, multipart with the columns as JSON text (see `Submission`). */
export function repairBody(form: RepairForm, photos: readonly File[]): object | FormData {
  const submission = repairSubmission(form)
  if (photos.length === 0) return submission
  const body = new FormData()
  body.set('form', String(submission.form))
  body.set('tenantId', submission.tenantId)
  body.set('columns', JSON.stringify(submission.columns))
  for (const photo of photos) body.append('photos', photo)
  return body
}
