/** To the right and down, in millimetres or whatever the file is drawn in. */
export type Place = readonly [x: number, y: number]

export type DrawnText = {
  place: Place
  text: string
  /** Height of capitals. */
  height: number
  /** Degrees, clockwise. */
  turned: number
  anchor: 'start' | 'middle' | 'end'
}

/** What stands on a drawing, by how it is drawn: outlines in ink, dimensions in the brand's colour. */
export type Layer = { lines: string; surfaces: string; texts: DrawnText[] }

/** A drawing as it is shown: plain paths and texts, in a frame. */
export type Drawing = { frame: { x: number; y: number; width: number; height: number }; outline: Layer; dimensions: Layer }
