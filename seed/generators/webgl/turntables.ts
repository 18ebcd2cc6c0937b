import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { z } from 'zod'
import { modelFolder } from '../paths'
import { withPage } from './open-page'

const FRAMES_PER_SECOND = 24
/** One turn in five seconds, which a player repeats without a jump. */
const FRAMES = 5 * FRAMES_PER_SECOND

/**
 * Films models on a turntable: one turn in five seconds.
 *
 * @param models names of models in `seed/assets/glb`
 * @param folder gets `NAME.mp4` of each
 */
export async function filmTurntables(models: readonly string[], folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  await withPage({ page: 'turntable.html', models: modelFolder, width: 960, height: 540 }, async (page) => {
    for (const model of models) await film(page, model, path.join(folder, `${model}.mp4`))
  })
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
