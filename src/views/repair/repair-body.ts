import { type Column, type RepairForm, repairSubmission, type Submission } from '@/contract/service-request'

/** What a repair form knows besides what was typed; empty for nothing. */
type More = { product: string; sourcePage: string; photos: readonly string[] }

/** What a repair form sends: the columns of the legacy form, and after them what only this site has (spec: prod-api/more-columns). */
export function repairBody(form: RepairForm, { product, sourcePage, photos }: More): Submission {
  const submission = repairSubmission(form)
  const more: Column[] = [
    { name: 'product', value: product },
    { name: 'source_page', value: sourcePage },
    { name: 'photos', value: photos.join(',') },
  ]
  return { ...submission, columns: [...submission.columns, ...more.filter(({ value }) => value)] }
}
