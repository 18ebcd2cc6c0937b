/** Engraved-looking line work for certificates, in millimetres. */

const waves = (from: [number, number], to: [number, number], colour: string, count = 9, amplitude = 3.1): string => {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  const [ux, uy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length]
  const turns = Math.round(length / 9)
  return Array.from({ length: count }, (_, wave) => {
    const phase = (wave / count) * Math.PI * 2
    const points = Array.from({ length: turns * 14 + 1 }, (_, index) => {
      const along = (index / (turns * 14)) * length
      const angle = (along / length) * turns * Math.PI * 2
      const across = amplitude * Math.sin(angle + phase) * (0.72 + 0.28 * Math.cos(angle * 3 + phase))
      return `${(from[0] + ux * along - uy * across).toFixed(2)} ${(from[1] + uy * along + ux * across).toFixed(2)}`
    })
    return `<path d="M${points.join('L')}" fill="none" stroke="${colour}" stroke-width=".12"/>`
  }).join('')
}

/** A rosette: a curve that closes after `petals` turns. */
export function rosette(cx: number, cy: number, radius: number, colour: string, petals = 17, width = 0.12): string {
  const rings = [1, 0.82, 0.64].map((size, ring) => {
    const points = Array.from({ length: 720 }, (_, index) => {
      const angle = (index / 720) * Math.PI * 2
      const r = radius * size * (0.78 + 0.22 * Math.cos(angle * (petals + ring * 2)))
      const turned = angle + 0.35 * Math.sin(angle * (petals - 4))
      return `${(cx + r * Math.cos(turned)).toFixed(2)} ${(cy + r * Math.sin(turned)).toFixed(2)}`
    })
    return `<path d="M${points.join('L')}Z" fill="none" stroke="${colour}" stroke-width="${width}"/>`
  })
  return rings.join('')
}

/** Border of a page of 210 × 297. */
export function border(colour: string): string {
  const [left, top, right, bottom] = [13, 13, 197, 284]
  const sides: [[number, number], [number, number]][] = [
    [
      [left + 7, top],
      [right - 7, top],
    ],
    [
      [right, top + 7],
      [right, bottom - 7],
    ],
    [
      [right - 7, bottom],
      [left + 7, bottom],
    ],
    [
      [left, bottom - 7],
      [left, top + 7],
    ],
  ]
  const corners: [number, number][] = [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ]
  return `${sides.map(([from, to]) => waves(from, to, colour)).join('')}${corners.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="7" fill="#fff"/>${rosette(x, y, 7, colour, 11)}`).join('')}<rect x="${left + 5}" y="${top + 5}" width="${right - left - 10}" height="${bottom - top - 10}" fill="none" stroke="${colour}" stroke-width=".3"/><rect x="${left - 5}" y="${top - 5}" width="${right - left + 10}" height="${bottom - top + 10}" fill="none" stroke="${colour}" stroke-width=".5"/>`
}

/** A red round seal: the body's name on a circle, a star, and what the seal is for. */
export function seal(name: string, purpose: string, size = 38): string {
  const id = `s${[...name].map((char) => char.charCodeAt(0).toString(36)).join('')}`
  const star = Array.from({ length: 10 }, (_, index) => {
    const radius = index % 2 ? 2.5 : 6.4
    const angle = (index * Math.PI) / 5 - Math.PI / 2
    return `${(20 + radius * Math.cos(angle)).toFixed(2)},${(20 + radius * Math.sin(angle)).toFixed(2)}`
  }).join(' ')
  const spread = Math.min(42, name.length * 4.4)
  return `<svg viewBox="0 0 40 40" style="width:${size}mm;height:${size}mm;transform:rotate(-7deg);opacity:.86"><g fill="none" stroke="#C8281E"><circle cx="20" cy="20" r="18.6" stroke-width=".9"/><circle cx="20" cy="20" r="17.4" stroke-width=".2"/></g><polygon points="${star}" fill="#C8281E"/><path id="${id}" d="M6.3 23.6A14.2 14.2 0 1 1 33.7 23.6" fill="none"/><text font-size="3.7" fill="#C8281E" font-weight="600" textLength="${spread}" lengthAdjust="spacing"><textPath href="#${id}" startOffset="50%" text-anchor="middle">${name}</textPath></text><text x="20" y="33.2" font-size="3" text-anchor="middle" fill="#C8281E" font-weight="600">${purpose}</text></svg>`
}

/** A signature, drawn from a number: always the same for the same number. */
export function signature(seed: number): string {
  let state = seed * 7919 + 13
  const random = () => {
    state = (state * 16807) % 2147483647
    return state / 2147483647
  }
  const points = Array.from({ length: 9 }, (_, index) => [4 + index * 5 + random() * 3, 10 + (random() - 0.5) * 13])
  const curves = points
    .slice(1)
    .map(
      ([x = 0, y = 0], index) =>
        `S${(x - 2 - random() * 3).toFixed(1)} ${(y - 5 + random() * 9).toFixed(1)} ${x.toFixed(1)} ${(index % 3 === 1 ? y + 4 : y).toFixed(1)}`,
    )
  return `<svg viewBox="0 0 54 20" style="width:30mm;height:11mm"><path d="M${points[0]?.map((value) => value.toFixed(1)).join(' ')}${curves.join('')}" fill="none" stroke="#14306b" stroke-width=".7" stroke-linecap="round"/></svg>`
}
