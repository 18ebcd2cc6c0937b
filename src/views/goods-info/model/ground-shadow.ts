import { type Box3, CanvasTexture, Mesh, MeshBasicMaterial, PlaneGeometry, Vector3 } from 'three'

/** Pixels of the drawn shadow, and of its soft edge. */
const SIZE = 256
const EDGE = 64
const INNER = SIZE - 2 * EDGE

/** A soft shadow under the model, drawn once: it stands on something. */
export function groundShadow(bounds: Box3): { mesh: Mesh; dispose: () => void } {
  const size = bounds.getSize(new Vector3())
  const middle = bounds.getCenter(new Vector3())
  const texture = new CanvasTexture(drawShadow())
  const material = new MeshBasicMaterial({ map: texture, transparent: true, depthWrite: false, toneMapped: false })
  const geometry = new PlaneGeometry((size.x * SIZE) / INNER, (size.z * SIZE) / INNER)
  const mesh = new Mesh(geometry, material)
  mesh.rotation.x = -Math.PI / 2
  mesh.position.set(middle.x, bounds.min.y - size.y * 0.002, middle.z)
  return {
    mesh,
    dispose() {
      geometry.dispose()
      material.dispose()
      texture.dispose()
    },
  }
}

/** The rectangle that throws it is drawn outside: only its shadow is seen. */
function drawShadow(): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = SIZE
  canvas.height = SIZE
  const context = canvas.getContext('2d')
  if (!context) return canvas
  context.shadowColor = 'rgba(11, 27, 51, 0.42)'
  context.shadowBlur = EDGE
  context.shadowOffsetX = 2 * SIZE
  context.fillRect(EDGE - 2 * SIZE, EDGE, INNER, INNER)
  return canvas
}
