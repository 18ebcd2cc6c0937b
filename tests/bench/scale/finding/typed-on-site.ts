/**
 * Prints one line of JSON: what is searched for, and what the field of the search holds, letter by letter, on the site of `DATA_DIR` and `DATABASE_URI`, which is then as it is after
 * each night: what was measured before has published.
 */
import process from 'node:process'
import { getCms } from '../../../../src/cms'
import { mergeWords } from '../../../../src/database/merge-words'
import { codesOfSite } from './synthetic'
import { typedOn } from './typed'

const cms = await getCms()
await mergeWords(cms)
console.log(JSON.stringify(typedOn(await codesOfSite(cms))))
process.exit(0)
