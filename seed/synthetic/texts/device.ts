import { at, combination } from '../choice'
import type { Family } from './families'

/** One device of a family: what its model says. */
export type Device = {
  model: string
  title: string
  /** Series and generation, as in “HM5E 系列”. */
  series: string
  frame: number
  rated: number
  pole: string
  capacity: number
}

const GENERATIONS = [4, 5, 6, 7, 8, 9, 12, 15, 18, 20] as const
const VARIANTS = ['', 'E', 'L', 'N', 'T', 'R', 'Z', 'G', 'H', 'S'] as const

/** Rated currents as parts of the frame. */
const PARTS = [1, 0.8, 0.63, 0.5, 0.4, 0.32, 0.25, 0.2] as const

/**
 * The device at a place of its family. Two places have different models up to some ten thousand, and then letters that tell them apart.
 *
 * @param place 0 is the first
 */
export function deviceOf(family: Family, place: number): Device {
  const [part, pole, frame, generation, variant] = combination([PARTS, family.poles, family.frames, GENERATIONS, VARIANTS], place)
  const round = Math.floor(place / (PARTS.length * family.poles.length * family.frames.length * GENERATIONS.length * VARIANTS.length))
  const series = `${family.series}${generation}${variant}${round > 0 ? `-${round}` : ''}`
  // Small ones differ behind the point.
  const rated = Number((frame * part).toFixed(frame < 32 ? 1 : 0))
  const model = `${series}-${frame}/${pole}-${rated}`
  const title = `${series}-${frame}/${pole} ${rated.toLocaleString('en')} A ${family.noun}`
  return { model, title, series, frame, rated, pole, capacity: at(family.capacities, place) }
}
