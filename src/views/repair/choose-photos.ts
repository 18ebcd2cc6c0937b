import { photoLimits } from '@/contract/service-request'

type Choice = { photos: File[]; problem: string }

/**
 * Adds photos to those chosen before: of more than three the last stay (spec: service/repair-photos); what can't be sent is left
 * out and named.
 */
export function choosePhotos(before: readonly File[], added: readonly File[]): Choice {
  const problems = added.map(problemOf)
  const fitting = added.filter((_, index) => !problems[index])
  return { photos: [...before, ...fitting].slice(-photoLimits.count), problem: problems.find(Boolean) ?? '' }
}

function problemOf({ type, size }: File): string {
  const types: readonly string[] = photoLimits.types
  if (!types.includes(type)) return photoLimits.messages.type
  return size > photoLimits.bytes ? photoLimits.messages.size : ''
}
