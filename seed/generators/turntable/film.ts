import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { type Browser, chromium, type Page } from 'playwright-core'
import { z } from 'zod'
import { browserPath } from '../documents/core/browser'
import { generators, modelFolder } from '../paths'

const WIDTH = 960
const HEIGHT = 540
const FRAMES_PER_SECOND = 24
/** One turn in five seconds, which a player repeats without a jump. */
const FRAMES = 5 * FRAMES_PER_SECOND

/** An address that the page's own files are answered at, from the disk. */
const STAGE = 'http://stage.invalid'

/** WebGL without a graphics card. */
const args = ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist']

const sourceOf = (pathname: string): string => {
  if (pathname === '/') return path.join(generators, 'turntable/stage.html')
  return pathname.startsWith('/three/') ? path.join(generators, 'node_modules', pathname) : path.join(modelFolder, pathname)
}

/**
 * Films models on a turntable: one turn in five seconds.
 *
 * @param models names of models in `seed/assets/glb`
 * @param folder gets `NAME.mp4` of each
 */
export async function filmTurntables(models: readonly string[], folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const browser = await chromium.launch({ executablePath: browserPath(), headless: true, args })
  try {
    const page = await openStage(browser)
    for (const model of models) await film(page, model, path.join(folder, `${model}.mp4`))
  } finally {
    await browser.close()
  }
}

async function openStage(browser: Browser): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT } })
  await page.route(`${STAGE}/**`, (route) => route.fulfill({ path: sourceOf(new URL(route.request().url()).pathname) }))
  await page.goto(STAGE)
  await page.waitForFunction('globalThis.turn')
  return page
}

async function film(page: Page, model: string, file: string): Promise<void> {
  await page.evaluate(`show('/${model}.glb')`)
  const encoder = encodeTo(file)
  const closed = once(encoder, 'close')
  for (let frame = 0; frame < FRAMES; frame += 1) {
    const picture = z.string().parse(await page.evaluate(`turn(${frame / FRAMES})`))
    const isTaken = encoder.stdin.write(Buffer.from(picture, 'base64'))
    if (!isTaken) await once(encoder.stdin, 'drain')
  }
  encoder.stdin.end()
  const [status] = await closed
  if (status !== 0) throw new Error(`ffmpeg could not make ${file}`)
}

const encodeTo = (file: string) =>
  spawn(
    'ffmpeg',
    [
      ...['-y', '-loglevel', 'error', '-f', 'image2pipe', '-framerate', String(FRAMES_PER_SECOND), '-i', '-'],
      ...['-c:v', 'libx264', '-preset', 'slow', '-crf', '26', '-pix_fmt', 'yuv420p', '-movflags', '+faststart', file],
    ],
    { stdio: ['pipe', 'inherit', 'inherit'] },
  )
