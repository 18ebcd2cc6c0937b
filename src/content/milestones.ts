import 'server-only'
import type { Milestone } from '../contract/milestone'
import type { Reference } from '../lib/references'
import type { PictureFinder } from './pictures'

type MilestoneRow = { year: number; title: string; issuer?: string | null; image?: Reference }

/**
 * Events as editors entered them.
 *
 * @param pictures absent for events that have none
 */
export const toMilestones = (rows: readonly MilestoneRow[] | null | undefined, pictures?: PictureFinder): Milestone[] =>
  (rows ?? []).map(({ year, title, issuer, image }) => ({ year, title, issuer: issuer ?? '', image: pictures?.(image) ?? null }))
