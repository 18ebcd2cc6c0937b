import { Box3, PerspectiveCamera, PMREMGenerator, Scene, Vector3, WebGLRenderer } from 'three'
import { OrbitControls } from 'three/examples/jsm/controls/OrbitControls.js'
import { GLTFLoader } from 'three/examples/jsm/loaders/GLTFLoader.js'
import type { ModelBox, ModelView } from './dimension-lines'
import { disposeModel } from './dispose-model'
import { groundShadow } from './ground-shadow'
import { lamps, setLook, surroundings } from './lighting'

/** Degrees from the front: a quarter from the left and a little from above, as the pictures show devices. */
const AZIMUTH = -36
const ELEVATION = 19
const FIELD_OF_VIEW = 26
/** Air around the model, for its dimensions. */
const AIR = 1.36
/** The bar at the lower edge takes a part of the height. */
const RAISED = 0.06
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** A model that is shown, and what can be done with it. */
export type ModelScene = {
  box: ModelBox
  /** Degrees, to the right and downwards. */
  turn: (right: number, down: number) => void
  /** @param factor above 1 comes nearer */
  zoom: (factor: number) => void
  reset: () => void
  setTurning: (isTurning: boolean) => void
  /** As the place that it was put into is. */
  resize: () => void
  /** Frees all that the graphics card keeps of it. */
  dispose: () => void
}

type Options = {
  bytes: ArrayBuffer
  place: HTMLElement
  /** Without after-running, where less motion is wanted. */
  isCalm: boolean
  /** After each picture. */
  onDrawn: (view: ModelView) => void
  /** The graphics card has given it up. */
  onLost: () => void
}

/** Shows a binary glTF, drawn anew only when something moves. Fetched with three.js when a model is asked for (record 0089). */
export async function openModelScene({ bytes, place, isCalm, onDrawn, onLost }: Options): Promise<ModelScene> {
  const { scene: model } = await new GLTFLoader().parseAsync(bytes, '')
  const bounds = new Box3().setFromObject(model)
  if (bounds.isEmpty()) throw new Error('The model has no surfaces')
  const renderer = new WebGLRenderer({ antialias: true, alpha: true })
  setLook(renderer)
  const scene = new Scene().add(model, ...lamps())
  const room = roomLight(renderer, scene)
  const shadow = groundShadow(bounds)
  scene.add(shadow.mesh)
  const canvas = renderer.domElement
  place.append(canvas)

  const camera = new PerspectiveCamera(FIELD_OF_VIEW)
  const controls = new OrbitControls(camera, canvas)
  Object.assign(controls, { enablePan: false, enableDamping: !isCalm, dampingFactor: 0.12, rotateSpeed: 0.8, autoRotateSpeed: 2.4 })
  // The page scrolls past it: up and down is the page's.
  canvas.style.touchAction = 'pan-y'
  const home = () => standAtHome(camera, controls, bounds)

  let planned = 0
  let before = 0
  function plan() {
    planned ||= requestAnimationFrame(draw)
  }
  function draw(now: number) {
    planned = 0
    const hasMoved = controls.update(Math.min(0.1, (now - before) / 1000))
    before = now
    shadow.mesh.visible = camera.position.y > bounds.min.y
    renderer.render(scene, camera)
    onDrawn(viewOf(camera, canvas))
    if (hasMoved || controls.autoRotate) plan()
  }
  function resize() {
    const { clientWidth: width, clientHeight: height } = place
    if (width === 0 || height === 0) return
    const wasHome = isAtHome(controls)
    renderer.setPixelRatio(Math.min(2, devicePixelRatio))
    renderer.setSize(width, height)
    camera.aspect = width / height
    camera.setViewOffset(width, height, 0, height * RAISED, width, height)
    if (wasHome) home()
    plan()
  }
  function dispose() {
    cancelAnimationFrame(planned)
    canvas.removeEventListener('webglcontextlost', onLost)
    controls.dispose()
    disposeModel(scene)
    shadow.dispose()
    room.dispose()
    renderer.dispose()
    renderer.forceContextLoss()
    canvas.remove()
  }

  controls.addEventListener('change', plan)
  canvas.addEventListener('webglcontextlost', onLost)
  home()
  resize()
  return {
    box: { min: bounds.min.toArray(), max: bounds.max.toArray() },
    turn(right, down) {
      controls.rotateLeft(radians(right))
      controls.rotateUp(radians(down))
    },
    zoom: (factor) => controls.dollyIn(1 / factor),
    reset() {
      controls.reset()
      home()
      plan()
    },
    setTurning(isTurning) {
      controls.autoRotate = isTurning
      plan()
    },
    resize,
    dispose,
  }
}

/** What is around the model, which metal and plastic mirror. */
function roomLight(renderer: WebGLRenderer, scene: Scene): { dispose: () => void } {
  const generator = new PMREMGenerator(renderer)
  const walls = surroundings()
  const target = generator.fromScene(walls, 0.04)
  scene.environment = target.texture
  disposeModel(walls)
  generator.dispose()
  return target
}

function standAtHome(camera: PerspectiveCamera, controls: OrbitControls, bounds: Box3): void {
  const middle = bounds.getCenter(new Vector3())
  const radius = bounds.getSize(new Vector3()).length() / 2
  const narrow = Math.min(1, camera.aspect)
  const half = Math.atan(Math.tan(radians(FIELD_OF_VIEW / 2)) * narrow)
  const distance = (radius / Math.sin(half)) * AIR
  Object.assign(camera, { near: distance / 50, far: distance * 12 })
  Object.assign(controls, { minDistance: radius * 1.3, maxDistance: distance * 2.5 })
  controls.target.copy(middle)
  camera.position.setFromSphericalCoords(distance, radians(90 - ELEVATION), radians(AZIMUTH)).add(middle)
  camera.updateProjectionMatrix()
  controls.update()
  controls.saveState()
}

/** Nobody has turned it or come nearer. */
const isAtHome = ({ object, position0 }: OrbitControls) => object.position.distanceTo(position0) < 1e-6

/** Where the viewer stands, and where in the picture a place of the model is. */
function viewOf(camera: PerspectiveCamera, { clientWidth, clientHeight }: HTMLElement): ModelView {
  const place = new Vector3()
  return {
    eye: camera.position.toArray(),
    project(point) {
      place.set(...point).project(camera)
      return { x: ((place.x + 1) / 2) * clientWidth, y: ((1 - place.y) / 2) * clientHeight }
    },
  }
}
