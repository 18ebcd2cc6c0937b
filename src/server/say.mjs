import process from 'node:process'

/**
 * A sentence for who starts the site, on the standard output; what operators read goes to the log (src/lib/log.mjs).
 *
 * @param {string} sentence
 */
export const say = (sentence) => void process.stdout.write(`${sentence}\n`)
