import { type Material, Mesh, type Object3D, Texture } from 'three'

/** Frees surfaces, materials and pictures of all that hangs on an object. */
export function disposeModel(root: Object3D): void {
  root.traverse((part) => {
    if (!(part instanceof Mesh)) return
    part.geometry.dispose()
    for (const material of [part.material].flat()) disposeMaterial(material)
  })
}

function disposeMaterial(material: Material): void {
  for (const value of Object.values(material)) if (value instanceof Texture) value.dispose()
  material.dispose()
}
