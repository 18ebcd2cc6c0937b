import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { openBrowser } from '../documents/core/browser'
import { pictureFolder, project, workFolder } from '../paths'
import { type Film, films, type Shot } from './film-shots'

const SIZE = { width: 1280, height: 720 }
const FRAMES_PER_SECOND = 25
/** How long one shot passes into the next. */
const FADE = 0.6

const logoFile = path.join(project, 'public/art/logo-white.svg')

/** Every file that a film is made from, and its poster with it. */
export function sourcesOf(name: string): string[] {
  const shown = filmOf(name).shots.map((shot) =>
    path.join(pictureFolder, 'picture' in shot ? `${shot.picture}.webp` : `turntables/${shot.turntable}.mp4`),
  )
  return [...new Set(shown)].sort().concat(logoFile)
}

/**
 * Makes films of pictures over which the camera moves, with words over them, and a poster of each.
 *
 * @param names names of films in `film-shots.ts`
 * @param folder gets `NAME.mp4` and `NAME-poster.webp` of each
 */
export async function makeFilms(names: readonly string[], folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const titles = path.join(workFolder, 'titles')
  rmSync(titles, { recursive: true, force: true })
  mkdirSync(titles, { recursive: true })
  for (const name of names) {
    const film = filmOf(name)
    await drawWords(name, film, titles)
    const file = path.join(folder, `${name}.mp4`)
    ffmpeg([...inputsOf(name, film, titles), '-filter_complex', graphOf(film), '-map', '[film]', ...encoding, file])
    ffmpeg(['-ss', '1.2', '-i', file, '-frames:v', '1', '-c:v', 'libwebp', '-quality', '82', path.join(folder, `${name}-poster.webp`)])
  }
}

function filmOf(name: string): Film {
  const film = films[name]
  if (!film) throw new Error(`${name} is not in film-shots.ts`)
  return film
}

const encoding = ['-c:v', 'libx264', '-preset', 'slow', '-crf', '27', '-pix_fmt', 'yuv420p', '-threads', '2', '-movflags', '+faststart']

function ffmpeg(args: readonly string[]): void {
  const { status } = spawnSync('ffmpeg', ['-y', '-loglevel', 'error', ...args], { stdio: 'inherit' })
  if (status !== 0) throw new Error(`ffmpeg could not make ${args.at(-1)}`)
}

const wordsFile = (titles: string, name: string, index: number | 'wordmark') => path.join(titles, `${name}-${index}.png`)

/** Draws the words of each shot, white at the bottom left over a shadow, on a transparent frame. */
async function drawWords(name: string, { shots, hasWordmark }: Film, titles: string): Promise<void> {
  const browser = await openBrowser()
  try {
    const page = await browser.newPage({ viewport: SIZE })
    const draw = async (html: string, file: string): Promise<void> => {
      await page.setContent(`<style>${style}</style>${html}`)
      await page.screenshot({ path: file, omitBackground: true })
    }
    for (const [index, { words }] of shots.entries()) {
      if (words) await draw(`<p><b>${words.title}</b>${words.line ?? ''}</p>`, wordsFile(titles, name, index))
    }
    if (hasWordmark) await draw(`<main>${readFileSync(logoFile, 'utf8')}</main>`, wordsFile(titles, name, 'wordmark'))
  } finally {
    await browser.close()
  }
}

const style = `
  * { margin: 0; }
  body { width: ${SIZE.width}px; height: ${SIZE.height}px; font-family: "Noto Sans CJK SC", sans-serif; color: #fff; }
  p { position: absolute; inset: 55% 0 0; padding: 0 0 60px 72px; display: flex; flex-direction: column; justify-content: end;
    background: linear-gradient(rgb(7 26 58 / 0), rgb(7 26 58 / .8)); font-size: 26px; line-height: 1.5; }
  b { font-size: 46px; line-height: 1.35; }
  main { position: absolute; inset: 0; display: grid; place-content: center; background: rgb(7 26 58 / .45); }
  svg { width: 460px; }
`

/** A turntable begins with the device's front; here it comes into view from its side. */
const fromTheSide = ['-stream_loop', '1', '-ss', '4']

/** What ffmpeg reads: each shot, behind it the words of each, and the wordmark at last. */
function inputsOf(name: string, film: Film, titles: string): string[] {
  const still = (file: string, seconds: number) => [
    '-loop',
    '1',
    '-framerate',
    String(FRAMES_PER_SECOND),
    '-t',
    String(seconds),
    '-i',
    file,
  ]
  const shots = film.shots.flatMap((shot) =>
    'picture' in shot
      ? still(path.join(pictureFolder, `${shot.picture}.webp`), shot.seconds)
      : [...fromTheSide, '-t', String(shot.seconds), '-i', path.join(pictureFolder, `turntables/${shot.turntable}.mp4`)],
  )
  const words = film.shots.flatMap((shot, index) => (shot.words ? still(wordsFile(titles, name, index), shot.seconds) : []))
  return [...shots, ...words, ...(film.hasWordmark ? still(wordsFile(titles, name, 'wordmark'), lengthOf(film.shots)) : [])]
}

/** Seconds of shots that pass into each other. */
const lengthOf = (shots: readonly Shot[]): number => shots.reduce((sum, { seconds }) => sum + seconds, 0) - FADE * (shots.length - 1)

/** The filter graph: moves and words of each shot, then how they pass into each other; `film` is its outcome. */
function graphOf({ shots, hasWordmark }: Film): string {
  let input = shots.length
  const parts = shots.map((shot, index) => {
    if (!shot.words) return `[${index}:v]${motionOf(shot)}[shot${index}]`
    const words = `[${input++}:v]format=rgba,fade=t=in:st=0.5:d=0.5:alpha=1[words${index}]`
    return `${words};[${index}:v]${motionOf(shot)}[bare${index}];[bare${index}][words${index}]overlay=format=auto,format=yuv420p[shot${index}]`
  })
  const passages = shots.slice(1).map((_, index) => {
    const before = index === 0 ? 'shot0' : `passage${index}`
    const offset = (lengthOf(shots.slice(0, index + 1)) - FADE).toFixed(2)
    return `[${before}][shot${index + 1}]xfade=transition=fade:duration=${FADE}:offset=${offset}[passage${index + 1}]`
  })
  const last = `[passage${shots.length - 1}]`
  const end = hasWordmark
    ? `[${input}:v]format=rgba,fade=t=in:st=${(lengthOf(shots) - 2.6).toFixed(2)}:d=0.8:alpha=1[wordmark];${last}[wordmark]overlay=format=auto,format=yuv420p[film]`
    : `${last}format=yuv420p[film]`
  return [...parts, ...passages, end].join(';')
}

/** Twice the film's size while the camera moves, so that it moves by half pixels and doesn't tremble. */
function motionOf(shot: Shot): string {
  const [width, height] = [SIZE.width * 2, SIZE.height * 2]
  const end = `scale=${SIZE.width}:${SIZE.height}:flags=area,setsar=1,fps=${FRAMES_PER_SECOND},format=yuv420p`
  if (!('picture' in shot)) return `scale=${width}:${height}:flags=lanczos,${end}`
  const eased = `(1-cos(PI*t/${shot.seconds}))/2`
  const along = (index: 0 | 1) => `(${shot.from[index]}+(${shot.to[index]}-${shot.from[index]})*${eased})`
  return `scale=${Math.round(width / shot.part / 2) * 2}:-2:flags=lanczos,crop=${width}:${height}:x='(iw-ow)*${along(0)}':y='(ih-oh)*${along(1)}',${end}`
}
