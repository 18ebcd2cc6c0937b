import 'server-only'
import type { Figure } from '../contract/picture'

type FigureRow = { value: string; unit?: string | null; label: string }

/** Figures as editors entered them. */
export const toFigures = (rows: readonly FigureRow[] | null | undefined): Figure[] =>
  (rows ?? []).map(({ value, unit, label }) => ({ value, unit: unit ?? '', label }))
