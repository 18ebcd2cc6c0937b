import process from 'node:process'
import type { Lack } from './mongodb-engine.mjs'

/** Does the server that the tests run on lack something of MongoDB's ways? Found out by `npm run test:mongo` (record 0051). */
export const engineLacks = (what: Lack): boolean => (process.env.TEST_DATABASE_LACKS ?? '').split(', ').includes(what)
