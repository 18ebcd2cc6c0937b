import { z } from 'zod'
import { line } from './common'

/** `synonyms.yaml`: groups of words that mean the same. */
export const synonyms = z.array(z.array(line.max(40)).min(2).max(20))
