/**
 * `npm run draw`: draws docs/architecture.svg, the rooms of the code and what they import, from the rules that the linter holds.
 * An arrow that follows from others is left out: who may import a room may import what lies under it.
 */
import { writeFileSync } from 'node:fs'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { instance } from '@viz-js/viz'
import { rooms } from '../.dependency-cruiser.mjs'

const FILE = 'docs/architecture.svg'
/** Leaves that almost everybody imports: their arrows would hide the others. */
const EVERYWHERE = new Set(['src/payload-types.ts', 'src/lib', 'src/domain'])
/** Room for one line of a box, in characters. */
const LINE = 26

/** @param {string} text */
function inLines(text) {
  const lines = ['']
  for (const word of text.split(' ')) {
    const line = `${lines.at(-1)} ${word}`.trim()
    if (line.length <= LINE) lines[lines.length - 1] = line
    else lines.push(word)
  }
  return lines.join('<br/>')
}

/** All rooms that can be reached from one. @param {string} path @returns {Set<string>} */
function reachedFrom(path) {
  const next = rooms.find((room) => room.path === path)?.may ?? []
  return new Set(next.flatMap((room) => [room, ...reachedFrom(room)]))
}

/** @param {typeof rooms[number]} room */
function arrowsOf({ path, may }) {
  const shown = may.filter((room) => !EVERYWHERE.has(room))
  return shown.filter((room) => !shown.some((other) => reachedFrom(other).has(room))).map((room) => `"${path}" -> "${room}"`)
}

/** @param {typeof rooms[number]} room */
const boxOf = ({ path, holds }) => `"${path}" [label=<<b>${path}</b><br/><font point-size="10.5" color="#475569">${inLines(holds)}</font>>]`

/** The picture as SVG. */
export async function drawArchitecture() {
  const graph = `digraph {
    rankdir=TB; nodesep=0.2; ranksep=0.45; bgcolor="white"
    node [shape=box style="rounded,filled" fillcolor="#f1f5f9" color="#94a3b8" fontname="Arial" fontsize=13 margin="0.2,0.1"]
    edge [color="#0b5fd7" arrowsize=0.7]
    ${rooms.map(boxOf).join('\n')}
    ${rooms.flatMap(arrowsOf).join('\n')}
    { rank=max; ${[...EVERYWHERE].map((path) => `"${path}" [fillcolor="#e0ecff"]`).join('; ')} }
  }`
  const svg = (await instance()).renderString(graph, { format: 'svg' })
  return svg.slice(svg.indexOf('<svg')).replaceAll('font-family="Arial"', 'font-family="Arial, Helvetica, sans-serif"')
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(FILE, await drawArchitecture())
