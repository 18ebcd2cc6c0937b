import { z } from 'zod'
import { documentFile } from '@/contract/documents'
import type { Selection } from './selection'

const stored = z.array(documentFile)

/** What was ticked before the page was loaded again; null when that can't be understood (any more). */
export function parseSelection(text: string): Selection | null {
  try {
    return stored.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}
