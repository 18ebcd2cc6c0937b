import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** What a how-to of CONTRIBUTING.md says to do: a change of a file, a new file, or commands. */
type Step =
  | { kind: 'change'; file: string; lines: string[] }
  | { kind: 'new'; file: string; text: string }
  | { kind: 'commands'; lines: string[] }

const FENCE = /^( *)```(diff|ts|sh)\n([\s\S]*?)^\1```$/gm

/** The steps of the section “How do I add …” in their order. */
export function stepsOf(document: string): Step[] {
  const section = document.split(/^## /m).find((part) => part.startsWith('How do I add …')) ?? ''
  return [...section.matchAll(FENCE)].map(([, indent = '', language = '', code = '']) => {
    const [first = '', ...lines] = code
      .trimEnd()
      .split('\n')
      .map((line) => line.slice(indent.length))
    if (language === 'sh') return { kind: 'commands', lines: [first, ...lines] }
    const file = first.replace(/^(#|\/\/) /, '')
    if (language === 'diff') return { kind: 'change', file, lines }
    return { kind: 'new', file, text: `${lines.join('\n')}\n` }
  })
}

/** Every command once: what is generated holds for all changes. */
export const commandsOf = (steps: readonly Step[]) => [...new Set(steps.flatMap((step) => (step.kind === 'commands' ? step.lines : [])))]

/**
 * Does what the steps say to the files of a folder.
 *
 * @throws when a place is not there, or more than once
 */
export function applySteps(steps: readonly Step[], folder: string): void {
  for (const step of steps) {
    if (step.kind === 'new') writeNew(path.join(folder, step.file), step.text)
    if (step.kind === 'change') change(path.join(folder, step.file), step.lines)
  }
}

function writeNew(file: string, text: string): void {
  if (existsSync(file)) throw new Error(`${file} is there already.`)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, text)
}

/** As in a diff, without numbers of lines: what stays and what goes says where. */
function change(file: string, lines: readonly string[]): void {
  const side = (sign: string) =>
    lines
      .filter((line) => !line.startsWith(sign))
      .map((line) => line.slice(1))
      .join('\n')
  const [before, after] = [side('+'), side('-')]
  const [head, tail, ...more] = readFileSync(file, 'utf8').split(before)
  if (tail === undefined || more.length > 0)
    throw new Error(`${file} has ${more.length > 0 ? 'more than one' : 'no'} place with\n${before}`)
  writeFileSync(file, `${head}${after}${tail}`)
}
