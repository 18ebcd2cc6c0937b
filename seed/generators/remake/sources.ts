import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import { generators, project } from '../paths'
import { digest } from './digest'

/** Scripts in `art/` that make something; what else lies there describes one family of devices. */
const SCRIPTS = ['brand.py', 'catalog.py', 'drawings.py', 'drawn.py', 'export_glb.py', 'render.py', 'scenes.py', 'world_map.py']

/** The devices as lists of solids, and what reads them. */
export const devices = [
  'catalog.py',
  ...readdirSync(path.join(generators, 'art')).filter((name) => name.endsWith('.py') && !SCRIPTS.includes(name)),
  'kit/core.py',
  'kit/geom.py',
].map((name) => `art/${name}`)

/** How devices become meshes. */
export const meshes = ['art/kit/blend.py', 'art/kit/materials.py']
/** How meshes become pictures. */
export const studio = [...meshes, 'art/kit/studio.py', 'art/kit/nlm.c']

/** What scenes share. */
export const stage = readdirSync(path.join(generators, 'art/stage'))
  .filter((name) => name.endsWith('.py'))
  .map((name) => `art/stage/${name}`)

/** @param files within this package */
export const digestOf = (files: readonly string[]): string =>
  digest(...[...files].sort().flatMap((file) => [file, readFileSync(path.join(generators, file))]))

const aboutPage = z.object({ certifications: z.object({ badges: z.array(z.object({ name: z.string(), image: z.string() })) }) })
const groupPage = z.object({ honours: z.array(z.object({ year: z.number(), title: z.string(), image: z.string().optional() })) })

/** The names of badges and honours, which are drawn as they are. */
export function namesInPictures(): string {
  const read = (name: string): unknown => parse(readFileSync(path.join(project, 'seed/fixtures', name), 'utf8'))
  const { badges } = aboutPage.parse(read('about-page.yaml')).certifications
  const { honours } = groupPage.parse(read('group-page.yaml'))
  return JSON.stringify([badges, honours.filter(({ image }) => image)])
}

/** The pictures that `media.yaml` lists in one of its folders, by their paths in the project. */
export function listedPictures(...folders: string[]): string[] {
  const listed = z.record(z.string(), z.string()).parse(parse(readFileSync(path.join(project, 'seed/fixtures/media.yaml'), 'utf8')))
  return Object.keys(listed)
    .filter((file) => folders.includes(path.dirname(file)))
    .map((file) => `seed/assets/media/${file}`)
}
