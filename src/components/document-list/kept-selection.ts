import { documentFile } from '@/contract/documents'
import type { Selection } from './selection'

/** What was ticked before the page was loaded again, without what can't be understood (any more). */
export const parseSelection = (kept: readonly unknown[]): Selection => kept.flatMap((entry) => documentFile.safeParse(entry).data ?? [])
