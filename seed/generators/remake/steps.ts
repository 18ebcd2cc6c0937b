import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { browserPath } from '../documents/core/browser'
import { documentFiles, documentSource, makeDocuments } from '../documents/make'
import { films } from '../films/film-shots'
import { makeFilms, sourcesOf as sourcesOfFilm } from '../films/make-films'
import { generators, project, workFolder } from '../paths'
import { closeUpOf, drawCloseUps } from '../webgl/close-ups'
import { filmTurntables } from '../webgl/turntables'
import { digest } from './digest'
import { devices, digestOf, listedPictures, meshes, namesInPictures, stage, studio } from './sources'
import { blender, type Needs, python, runScript } from './tools'

/** A part of the demo content that one tool makes. */
export type Step = {
  name: string
  /** Everything it makes, by its path in the project. */
  files: readonly string[]
  /** What it cannot make the wanted files without. */
  needs: (wanted: readonly string[]) => Needs
  /** A digest of what one of the files is made from; needs no tools. */
  source: (file: string) => string | Promise<string>
  /** Makes the wanted files in `into`, which is laid out like the project. */
  make: (wanted: readonly string[], into: string) => void | Promise<void>
}

const nameOf = (file: string) => path.basename(file, path.extname(file))
const namesOf = (files: readonly string[]) => [...new Set(files.map(nameOf))]
const sourcesOf = (files: readonly string[]) => () => digestOf(files)
const toWebp = ['rsvg-convert', 'cwebp']

const pictures = listedPictures('drawings')
const drawings: Step = {
  name: 'drawings',
  files: [...pictures, ...namesOf(pictures).map((name) => `seed/assets/drawings/${name}.svg`)],
  needs: () => ({ programs: toWebp }),
  source: sourcesOf(['art/drawings.py', 'art/kit/draw2d.py', ...devices]),
  make: (wanted, into) => python(into, ['drawings.py', ...namesOf(wanted)]),
}

const drawn: Step = {
  name: 'drawn',
  files: listedPictures('portraits', 'badges', 'honours', 'qr'),
  needs: () => ({ programs: toWebp, modules: ['qrcode', 'yaml'] }),
  source: () => digest(digestOf(['art/drawn.py']), namesInPictures()),
  make: (wanted, into) => python(into, ['drawn.py', ...new Set(wanted.map((file) => path.basename(path.dirname(file))))]),
}

const brand: Step = {
  name: 'brand',
  files: [
    ...['pdf', 'doc', 'zip', 'dwg', 'step', 'xls'].map((type) => `public/art/file-${type}.svg`),
    ...['logo', 'logo-mark', 'logo-white', 'no-data'].map((name) => `public/art/${name}.svg`),
  ],
  needs: () => ({ modules: ['fontTools'] }),
  source: sourcesOf(['art/brand.py']),
  make: (_, into) => python(into, ['brand.py']),
}

const outlines = path.join(generators, 'node_modules/world-atlas/land-50m.json')
const worldMap: Step = {
  name: 'world-map',
  files: ['public/art/world-map.svg'],
  needs: () => ({ modules: ['PIL'] }),
  source: sourcesOf(['art/world_map.py']),
  make: (_, into) => python(into, ['world_map.py', outlines]),
}

const fonts: Step = {
  name: 'fonts',
  files: [400, 700].map((weight) => `seed/generators/fonts/noto-sans-sc-${weight}.woff`),
  needs: () => ({ modules: ['fontTools'] }),
  source: sourcesOf(['fonts/make_fonts.py', 'fonts/characters.txt']),
  make: (_, into) => python(into, ['make_fonts.py'], 'fonts'),
}

const models: Step = {
  name: 'models',
  files: readdirSync(path.join(project, 'seed/assets/glb')).map((name) => `seed/assets/glb/${name}`),
  needs: () => ({ programs: ['blender'] }),
  source: sourcesOf(['art/export_glb.py', ...devices, ...meshes]),
  make: (wanted, into) => blender(into, 'export_glb.py', namesOf(wanted)),
}

const products: Step = {
  name: 'products',
  files: listedPictures('products'),
  needs: () => ({ programs: ['blender', 'cwebp', 'gcc'] }),
  source: sourcesOf(['art/render.py', 'art/heroes.sh', ...devices, ...studio]),
  make: (wanted, into) => {
    const shots = namesOf(wanted).map((name) => name.split('--'))
    for (const slug of new Set(shots.map(([one = '']) => one))) {
      const views = shots.filter(([one]) => one === slug).map(([, view = 'hero']) => view)
      runScript(into, './heroes.sh', ['--views', views.join(','), slug])
    }
  },
}

const isCloseUp = (file: string) => nameOf(file).startsWith('macro-')

const sceneFolder = path.join(workFolder, 'scenes')

/** Where `art/stage/scene.py` looks for a scene. */
const sceneScript = (scene: string) => `art/scenery/${scene.replaceAll('-', '_')}.py`
const sceneSources = (...scenes: readonly string[]) => [
  'art/scenes.py',
  ...stage,
  ...new Set(scenes.map(sceneScript)),
  ...devices,
  ...studio,
]

/** The card `rail-2.webp` is the shot `card-2` of the scene `rail`, the wide `rail.webp` its shot `banner`, and `rail-2.webp` its `banner-2`. */
function shotOf(file: string): { scene: string; shot: string } {
  const [, scene = '', camera = ''] = /^(.+?)(-[123])?$/.exec(nameOf(file)) ?? []
  return { scene, shot: `${file.includes('/scenes/') ? 'banner' : 'card'}${camera}` }
}

/**
 * Rendered at three quarters of the size it is packed in, and softly enlarged by the packing script: at eight samples per pixel,
 * denoised, no grain is left, and a picture takes a third of the time of one in full size with as clean a look.
 */
const renderScene = (into: string, scene: string, shots: readonly string[]): void =>
  blender(into, 'scenes.py', ['--scale', '.75', '--spp', '8', '--shots', shots.join(','), '--out', sceneFolder, scene])

const scenes: Step = {
  name: 'scenes',
  files: listedPictures('scenes', 'cards').filter((file) => !isCloseUp(file)),
  needs: () => ({ programs: ['blender', 'cwebp', 'convert', 'gcc'] }),
  source: (file) => digestOf(['art/pack_scenes.sh', ...sceneSources(shotOf(file).scene)]),
  make: (wanted, into) => {
    rmSync(sceneFolder, { recursive: true, force: true })
    mkdirSync(sceneFolder, { recursive: true })
    const shots = wanted.map(shotOf)
    for (const one of new Set(shots.map(({ scene }) => scene)))
      renderScene(
        into,
        one,
        shots.filter(({ scene }) => scene === one).map(({ shot }) => shot),
      )
    runScript(into, './pack_scenes.sh', [sceneFolder])
  },
}

/** `home.mp4` and `home-poster.webp` are of the film `home`. */
const filmOf = (file: string): string => nameOf(file).replace(/-poster$/, '')
const filmsStep: Step = {
  name: 'films',
  files: listedPictures('video'),
  needs: () => ({ programs: ['ffmpeg'], files: [browserPath() ?? '/usr/bin/chromium'] }),
  source: (file) =>
    digest(
      digestOf(['films/make-films.ts']),
      JSON.stringify(films[filmOf(file)]),
      ...sourcesOfFilm(filmOf(file)).map((source) => readFileSync(source)),
    ),
  make: (wanted, into) => makeFilms([...new Set(wanted.map(filmOf))], path.join(into, 'seed/assets/media/video')),
}

const detailedFolder = path.join(workFolder, 'detailed')

const closeUpCards: Step = {
  name: 'close-ups',
  files: listedPictures('cards', 'scenes').filter(isCloseUp),
  needs: () => ({ programs: ['blender'], files: [browserPath() ?? '/usr/bin/chromium'] }),
  source: (file) =>
    digest(
      digestOf(['webgl/open-page.ts', 'webgl/close-ups.ts', 'webgl/close-up.html', 'art/export_glb.py', ...devices, ...meshes]),
      JSON.stringify(closeUpOf(file)),
    ),
  make: async (wanted, into) => {
    const shown = new Set(wanted.flatMap((file) => closeUpOf(file).devices))
    blender(detailedFolder, 'export_glb.py', ['--full', ...shown])
    await drawCloseUps(wanted, path.join(detailedFolder, 'seed/assets/glb'), into)
  },
}

const turntables: Step = {
  name: 'turntables',
  files: listedPictures('turntables'),
  needs: () => ({ programs: ['ffmpeg'], files: [browserPath() ?? '/usr/bin/chromium'] }),
  source: (file) =>
    digest(
      digestOf(['webgl/open-page.ts', 'webgl/turntables.ts', 'webgl/turntable.html']),
      readFileSync(path.join(project, `seed/assets/glb/${nameOf(file)}.glb`)),
    ),
  make: (wanted, into) => filmTurntables(namesOf(wanted), path.join(into, 'seed/assets/media/turntables')),
}

const documents: Step = {
  name: 'documents',
  files: documentFiles,
  needs: (wanted) => (wanted.some((file) => file.endsWith('.pdf')) ? { files: [browserPath() ?? '/usr/bin/chromium'] } : {}),
  source: documentSource,
  make: makeDocuments,
}

/** In this order: each may use what those before it have made. */
export const steps: readonly Step[] = [
  brand,
  worldMap,
  fonts,
  drawings,
  models,
  drawn,
  products,
  closeUpCards,
  scenes,
  turntables,
  filmsStep,
  documents,
]
