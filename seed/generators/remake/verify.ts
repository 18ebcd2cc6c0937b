/**
 * `npm run verify`: says of every committed file whether it is still the one that was made, and made from what is here now.
 * Makes nothing, and needs none of the tools.
 */
import process from 'node:process'
import { problems } from './problems'

const found = await problems()
for (const problem of found) console.log(problem)
console.log(found.length === 0 ? 'Everything is what its sources make.' : `${found.length} files are not what their sources make.`)
process.exitCode = found.length === 0 ? 0 : 1
