import type { Drawing, DrawnText, Layer, Place } from './drawing'

/** So many places are drawn at most: more is no drawing that can be looked at. */
const MOST_PLACES = 400_000

/** Blocks within blocks multiply. */
const MOST_ENTITIES = 200_000

/** Around the drawing, of its larger side. */
const MARGIN = 0.03

/** A letter is about so wide, of its height; Chinese ones are square and a little higher than capitals. */
const LATIN_WIDTH = 0.75
const CHINESE_WIDTH = 1.4

type Kind = 'outline' | 'dimensions'

/** Collects what is drawn, with y upwards as it is in the file, and finds its frame. */
export class Sheet {
  private readonly layers: Record<Kind, { lines: string[]; surfaces: string[]; texts: DrawnText[] }> = {
    outline: { lines: [], surfaces: [], texts: [] },
    dimensions: { lines: [], surfaces: [], texts: [] },
  }
  private places = 0
  private entities = 0
  private readonly low = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY] as [number, number]
  private readonly high = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY] as [number, number]

  /** @throws when there is more than can be looked at */
  countEntity(): void {
    this.entities += 1
    if (this.entities > MOST_ENTITIES) throw new Error('The drawing has too much on it')
  }

  line(kind: Kind, places: readonly Place[], isClosed = false): void {
    const path = this.path(places)
    if (path) this.layers[kind].lines.push(isClosed ? `${path}Z` : path)
  }

  surface(kind: Kind, places: readonly Place[]): void {
    const path = this.path(places)
    if (path) this.layers[kind].surfaces.push(`${path}Z`)
  }

  text(kind: Kind, text: DrawnText): void {
    if (text.text.trim() === '' || !text.place.every(Number.isFinite) || !(text.height > 0)) return
    const [x, y] = text.place
    const place: Place = [x, -y]
    this.layers[kind].texts.push({ ...text, place, turned: -text.turned })
    for (const corner of cornersOf({ ...text, place, turned: -text.turned })) this.cover(corner)
  }

  drawing(): Drawing {
    const [left, top] = this.low
    const [right, bottom] = this.high
    const larger = Math.max(right - left, bottom - top)
    if (!Number.isFinite(larger) || larger <= 0) throw new Error('Nothing is drawn')
    const margin = larger * MARGIN
    const frame = { x: left - margin, y: top - margin, width: right - left + 2 * margin, height: bottom - top + 2 * margin }
    return { frame, outline: joined(this.layers.outline), dimensions: joined(this.layers.dimensions) }
  }

  private path(places: readonly Place[]): string {
    const sound = places.filter((place) => place.every(Number.isFinite)).map(([x, y]): Place => [x, -y])
    this.places += sound.length
    if (this.places > MOST_PLACES) throw new Error('The drawing has too much on it')
    if (sound.length < 2) return ''
    for (const place of sound) this.cover(place)
    return `M${sound.map(([x, y]) => `${rounded(x)} ${rounded(y)}`).join('L')}`
  }

  private cover([x, y]: Place): void {
    this.low[0] = Math.min(this.low[0], x)
    this.low[1] = Math.min(this.low[1], y)
    this.high[0] = Math.max(this.high[0], x)
    this.high[1] = Math.max(this.high[1], y)
  }
}

const joined = ({ lines, surfaces, texts }: { lines: string[]; surfaces: string[]; texts: DrawnText[] }): Layer => ({
  lines: lines.join(''),
  surfaces: surfaces.join(''),
  texts,
})

const rounded = (value: number) => Math.round(value * 1000) / 1000

/** Of the box around a text, downwards; its width is guessed, as its letters are not measured. */
function cornersOf({ place: [x, y], text, height, turned, anchor }: DrawnText): Place[] {
  const width = [...text].reduce((sum, sign) => sum + (sign > '⺀' ? CHINESE_WIDTH : LATIN_WIDTH), 0) * height
  const start = { start: 0, middle: -width / 2, end: -width }[anchor]
  const angle = (turned * Math.PI) / 180
  const at = (along: number, up: number): Place => [
    x + along * Math.cos(angle) + up * Math.sin(angle),
    y + along * Math.sin(angle) - up * Math.cos(angle),
  ]
  return [at(start, -0.3 * height), at(start, height), at(start + width, -0.3 * height), at(start + width, height)]
}
