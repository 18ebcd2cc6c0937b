/** `npm run remake`: see `usage`. */
import { copyFileSync, existsSync, mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { project, remadeFolder, workFolder } from '../paths'
import { compare } from './compare'
import { committedDigest, readRecord, writeRecord } from './record'
import { type Step, steps } from './steps'
import { missing } from './tools'

const usage = `Remakes the demo content's files beside the committed ones and says which differ.

  npm run remake                        everything: hours, since pictures are rendered
  npm run remake -- documents drawings  only these steps: ${steps.map(({ name }) => name).join(', ')}
  npm run remake -- documents hm3-250   only files with this in their paths

  --write   puts what differs in place, and notes in made.json what it was made from
  --accept  makes nothing: notes that the committed files are what the sources as they are now make. For changes of the
            sources that cannot be seen, such as those of comments`

const words = process.argv.slice(2)
const options = words.filter((word) => word.startsWith('-'))
const unknown = options.find((option) => !['--write', '--accept', '--help'].includes(option))
const chosen = steps.filter(({ name }) => words.includes(name))
const parts = words.filter((word) => !options.includes(word) && !chosen.some(({ name }) => name === word))

const total = { chosen: 0, identical: 0, alike: 0, different: 0, failed: 0, 'not remade': 0 }

if (unknown || options.includes('--help')) {
  console.log(usage)
  process.exitCode = unknown ? 1 : 0
} else {
  for (const step of chosen.length > 0 ? chosen : steps) await carryOut(step)
  if (total.chosen === 0) console.log(`No file has ${parts.join(' or ')} in its path.`)
  console.log(
    Object.entries(total)
      .map(([word, count]) => `${count} ${word}`)
      .join(', '),
  )
  process.exitCode = total.chosen === 0 || total.different + total.failed > 0 ? 1 : 0
}

async function carryOut(step: Step): Promise<void> {
  const wanted = step.files.filter((file) => parts.length === 0 || parts.some((part) => file.includes(part)))
  if (wanted.length === 0) return
  total.chosen += wanted.length
  if (options.includes('--accept')) return note(step, wanted)
  const absent = missing(step.needs(wanted))
  if (absent.length > 0) {
    total['not remade'] += wanted.length
    console.log(`${step.name}: ${wanted.length} files not remade, for want of ${absent.join(', ')}`)
    return
  }
  const failure = await failureOf(step, wanted)
  await judge(step, wanted, failure)
}

async function failureOf(step: Step, wanted: readonly string[]): Promise<string | undefined> {
  for (const file of wanted) rmSync(path.join(remadeFolder, file), { force: true })
  mkdirSync(workFolder, { recursive: true })
  console.log(`${step.name}: making ${wanted.length} files …`)
  try {
    await step.make(wanted, remadeFolder)
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

async function judge(step: Step, wanted: readonly string[], failure: string | undefined): Promise<void> {
  if (failure) console.log(`${step.name}: ${failure}`)
  const remade = wanted.filter((file) => existsSync(path.join(remadeFolder, file)))
  for (const file of wanted.filter((one) => !remade.includes(one))) {
    total.failed += 1
    console.log(`  failed: ${file}`)
  }
  for (const file of remade) {
    const verdict = await compare(path.join(project, file), path.join(remadeFolder, file))
    total[verdict] += 1
    if (verdict === 'different') console.log(`  different: ${file}`)
    if (verdict === 'different' && options.includes('--write')) put(file)
  }
  if (options.includes('--write')) await note(step, remade)
}

function put(file: string): void {
  mkdirSync(path.dirname(path.join(project, file)), { recursive: true })
  copyFileSync(path.join(remadeFolder, file), path.join(project, file))
}

async function note(step: Step, files: readonly string[]): Promise<void> {
  const made = readRecord()
  for (const file of files) made[file] = { is: committedDigest(file), from: await step.source(file) }
  writeRecord(made)
}
