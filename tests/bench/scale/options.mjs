import process from 'node:process'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { rows } from './rows.mjs'

/** Those of the table; what is measured without a server; and suggestions and searches with one. */
const known = [...rows.map(({ name }) => name), 'finding', 'through-http']

export const usage = `npm run bench:scale -- [options]
  --sizes 1k,10k,100k   numbers of products, in thousands; news and pictures are a fifth of it, documents twice as many
  --rows list,detail    only these rows: ${known.join(', ')}

Sites are made in .cache/scale and kept for the next run (100k: 3 GB). MongoDB is measured, too, when MONGODB_URI names a server;
its databases scale_1k and so on are made there, and stay. What this machine has measured before and does not measure now stays in docs/scale.md; what
only others have measured does not: measure all there is before you commit it.`

const size = z.string().regex(/^[1-9]\d{0,3}k$/, 'sizes are thousands, as in 1k,10k')
const row = z.enum(known)

/** @param {string} text */
const split = (text) => text.split(',').map((part) => part.trim())

/**
 * Reads what is to be measured; ends the program with a sentence when it makes no sense.
 *
 * @returns {{ sizes: string[], names: string[], mongodb: string | null }}
 */
export function readOptions() {
  const { values } = parseArgs({
    options: {
      sizes: { type: 'string', default: '1k,10k,100k' },
      rows: { type: 'string', default: known.join(',') },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) end(usage, 0)
  const sizes = z.array(size).safeParse(split(values.sizes))
  const names = z.array(row).safeParse(split(values.rows))
  if (!sizes.success || !names.success) return end(usage, 1)
  const uri = process.env.MONGODB_URI ?? process.env.DATABASE_URI ?? ''
  return { sizes: sizes.data, names: names.data, mongodb: uri.startsWith('mongodb') ? uri : null }
}

/** @param {string} text @param {number} code @returns {never} */
function end(text, code) {
  console.log(text)
  process.exit(code)
}
