import { DirectionalLight, type Light, NeutralToneMapping, type Scene, type WebGLRenderer } from 'three'
import { RoomEnvironment } from 'three/examples/jsm/environments/RoomEnvironment.js'

/** Colours as they are in the file: those of the product are the maker's. */
export function setLook(renderer: WebGLRenderer): void {
  renderer.toneMapping = NeutralToneMapping
  renderer.toneMappingExposure = 0.95
}

/** Light from the upper left, as in the pictures, and a little against it. */
export function lamps(): Light[] {
  const key = new DirectionalLight(0xffffff, 1.1)
  key.position.set(-2, 3, 3)
  const edge = new DirectionalLight(0xdfe9f7, 0.4)
  edge.position.set(3, 1, -2)
  return [key, edge]
}

/** A plain room with windows. */
export const surroundings = (): Scene => new RoomEnvironment()
