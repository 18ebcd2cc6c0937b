import { mkdirSync } from 'node:fs'
import path from 'node:path'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { z } from 'zod'
import { type CloseUp, closeUps, wideCloseUps } from './close-up-shots'
import { withPage } from './open-page'

/** The kinds of pictures, by the folders that they lie in. */
const KINDS = {
  cards: { shots: closeUps, width: 1280, height: 960 },
  scenes: { shots: wideCloseUps, width: 2880, height: 1200 },
} as const
type Kind = keyof typeof KINDS

/** A picture is the mean of so many drawings. */
const DRAWINGS = 14
const QUALITY = 86

/**
 * What is to be drawn for a picture; an error when it is not in the list.
 *
 * @param file `…/cards/NAME.webp` or `…/scenes/NAME.webp`
 */
export function closeUpOf(file: string): CloseUp {
  const shot = KINDS[kindOf(file)].shots[path.basename(file, '.webp')]
  if (!shot) throw new Error(`${file} is not in close-up-shots.ts`)
  return shot
}

const kindOf = (file: string): Kind => (path.basename(path.dirname(file)) === 'scenes' ? 'scenes' : 'cards')

/**
 * Draws devices near at hand.
 *
 * @param files pictures by their paths in the project
 * @param models the folder of the models, with all their details
 * @param into the folder that gets them, laid out like the project
 */
export async function drawCloseUps(files: readonly string[], models: string, into: string): Promise<void> {
  for (const kind of ['cards', 'scenes'] as const) {
    const { width, height } = KINDS[kind]
    const wanted = files.filter((file) => kindOf(file) === kind)
    if (wanted.length === 0) continue
    await withPage({ page: 'close-up.html', models, width, height }, async (page) => {
      for (const file of wanted) await draw(page, file, path.join(into, file))
    })
  }
}

async function draw(page: Page, file: string, to: string): Promise<void> {
  mkdirSync(path.dirname(to), { recursive: true })
  const shot = JSON.stringify({ ...closeUpOf(file), drawings: DRAWINGS })
  const picture = z.string().parse(await page.evaluate(`take(${shot})`))
  await sharp(Buffer.from(picture, 'base64')).webp({ quality: QUALITY, effort: 6 }).toFile(to)
}
