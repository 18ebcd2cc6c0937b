import { FrontSide, type Material, Mesh } from 'three'
import { USDZExporter } from 'three/examples/jsm/exporters/USDZExporter.js'
import { GLTFLoader } from 'three/examples/jsm/loaders/GLTFLoader.js'
import { disposeModel } from './dispose-model'

/** A binary glTF as the file that iPhones and iPads place in a room. Fetched when one asks for it. */
export async function toUsdz(glb: ArrayBuffer): Promise<Blob> {
  const { scene } = await new GLTFLoader().parseAsync(glb, '')
  scene.updateMatrixWorld(true)
  scene.traverse((part) => part instanceof Mesh && showFront(part.material))
  const bytes = await new USDZExporter().parseAsync(scene, { quickLookCompatible: true })
  disposeModel(scene)
  return new Blob([new Uint8Array(bytes)], { type: 'model/vnd.usdz+zip' })
}

/** The format knows no second side, and its writer warns of each. */
function showFront(materials: Material | Material[]): void {
  for (const material of [materials].flat()) material.side = FrontSide
}
