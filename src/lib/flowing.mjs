import { Readable } from 'node:stream'

/** As long as a storage may send nothing that somebody waits for. */
const LIMIT_MS = 4000

/** A storage that broke off, or hangs, in the middle of a file. */
export class CutOff extends Error {
  /** @override */
  name = 'CutOff'
}

/**
 * A file that another host sends, for a reader who may be slow: it breaks when nothing comes that is waited for, and not because nobody
 * reads, as a time-out of the connection would. Destroyed, it ends the reading there.
 *
 * @param {Readable} source
 * @param {number} [limitMs]
 */
export function flowing(source, limitMs = LIMIT_MS) {
  /** @type {NodeJS.Timeout | undefined} */
  let waiting
  const rest = () => clearTimeout(waiting)
  const wait = () => {
    rest()
    waiting = setTimeout(() => stream.destroy(new CutOff(`nothing came for ${limitMs} ms`)), limitMs)
  }
  const stream = new Readable({
    read() {
      wait()
      source.resume()
    },
    destroy(error, callback) {
      rest()
      source.destroy()
      callback(error)
    },
  })
  source
    .on('data', (chunk) => {
      if (stream.push(chunk)) return wait()
      rest()
      source.pause()
    })
    .once('end', () => {
      rest()
      stream.push(null)
    })
    .on('error', (cause) => stream.destroy(new CutOff('the file broke off', { cause })))
    .once('close', () => {
      if (!source.readableEnded) stream.destroy(new CutOff('the file broke off'))
    })
    .pause()
  return stream
}
