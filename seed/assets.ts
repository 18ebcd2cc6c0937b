import path from 'node:path'
import { fileURLToPath } from 'node:url'

const here = path.dirname(fileURLToPath(import.meta.url))

/** The demo content: data, and the pictures and files it names. */
export const fixtureFolder = path.join(here, 'fixtures')
export const mediaFolder = path.join(here, 'assets/media')
export const documentFolder = path.join(here, 'assets/documents')
