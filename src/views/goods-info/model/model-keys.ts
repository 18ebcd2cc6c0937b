import type { ModelScene } from './model-scene'

/** Degrees and times for one press of a key. */
const STEP = 12
const NEARER = 1.18

/** What keys do with a model (spec: products/model): the arrows turn it, + and − come nearer and go away. */
export const modelKeys: Readonly<Record<string, (scene: ModelScene) => void>> = {
  ArrowLeft: ({ turn }) => turn(-STEP, 0),
  ArrowRight: ({ turn }) => turn(STEP, 0),
  ArrowUp: ({ turn }) => turn(0, -STEP),
  ArrowDown: ({ turn }) => turn(0, STEP),
  '+': ({ zoom }) => zoom(NEARER),
  '=': ({ zoom }) => zoom(NEARER),
  '-': ({ zoom }) => zoom(1 / NEARER),
}
