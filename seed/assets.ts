import path from 'node:path'
import process from 'node:process'

/** Programs of this project run in its root folder. */
const here = path.join(process.cwd(), 'seed')

/** The demo content: data, and the pictures and files it names. */
export const fixtureFolder = path.join(here, 'fixtures')
export const mediaFolder = path.join(here, 'assets/media')
export const documentFolder = path.join(here, 'assets/documents')
