import process from 'node:process'
import { argumentsOf, runCommand } from '../backup/command'
import { Problem } from '../lib/problem.mjs'
import type { Comparison } from './compare'
import { whyBrokenOff } from './why-broken-off'

const usage = `npm run copy-site -- --from SITE --to SITE   copies a site into an empty place; killed, it is run again and goes on
  SITE              a DATA_DIR, file:… (SQLite) or mongodb://…; --from also takes a backup (….tar)
  --from-files, --to-files
                    where the files lie, if not in that folder: a folder or s3://BUCKET
  The storage of a bucket is that of S3_ENDPOINT, S3_ACCESS_KEY_ID …; FROM_S3_… and TO_S3_… go before them.`

const options = {
  from: { type: 'string' },
  to: { type: 'string' },
  'from-files': { type: 'string' },
  'to-files': { type: 'string' },
  help: { type: 'boolean' },
} as const

const NOTES = `Not copied: PAYLOAD_SECRET and the rest of the configuration. Set DATABASE_URI and DATA_DIR or S3_BUCKET to the new place and keep the secret.
What is kept beside content (references, kept pages) is made anew. If the kind of database is another one, everybody signs in again and links to previews are sent anew.`

const BROKEN_OFF = 'The copy was broken off and is not complete: mend what stands above and run the same command again, it goes on.'

/** Of a checksum. */
const SHOWN_DIGITS = 12

await runCommand(run)

async function run(): Promise<void> {
  const { values, positionals } = argumentsOf(usage, options)
  if (values.help || !values.from || !values.to || positionals.length > 0) throw new Problem(usage)
  Object.assign(process.env, { NODE_ENV: 'production' })
  const { from, to } = values
  const { compared, target } = await copying(async () => {
    const { readSource, readTarget } = await import('./places')
    const [source, target] = [readSource(from, values['from-files']), readTarget(to, values['to-files'])]
    const { copySite } = await import('./copy')
    return { target, compared: await copySite(source, target, (sentence) => console.log(sentence)) }
  })
  if (compared.length > 0) console.log(tableOf(compared))
  const different = compared.filter(({ difference }) => difference !== null)
  if (different.length > 0)
    throw new Problem(
      `${different.length} of ${compared.length} differ: ${different[0]?.name}, ${different[0]?.difference}. The target is not complete: empty it and copy again, from a site that does not run.`,
    )
  console.log(`All the same. ${target.name} is complete.\n${NOTES}`)
}

async function copying<T>(work: () => Promise<T>): Promise<T> {
  // Payload itself ends the process when the target's tables can't be made.
  const sayThatItGoesOn = () => void process.stderr.write(`${BROKEN_OFF}\n`)
  process.once('exit', sayThatItGoesOn)
  try {
    return await work()
  } catch (error) {
    const known = whyBrokenOff(error)
    if (known) throw known
    console.error(error)
    throw new Problem(BROKEN_OFF)
  } finally {
    process.off('exit', sayThatItGoesOn)
  }
}

function tableOf(compared: readonly Comparison[]): string {
  const lines = compared
    .filter(({ source, target }) => source.count + target.count > 0)
    .map(({ name, source, target, difference }) => [
      name,
      String(source.count),
      String(target.count),
      source.digest.slice(0, SHOWN_DIGITS) || '-',
      target.digest.slice(0, SHOWN_DIGITS) || '-',
      difference ?? 'same',
    ])
  const all = [['what', 'source', 'target', 'sha256 of source', 'of target', ''], ...lines]
  const widths = (all[0] ?? []).map((_, column) => Math.max(...all.map((line) => line[column]?.length ?? 0)))
  return all
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
