import { Transform } from 'node:stream'

/** A body that is longer than such a body may be. */
export class BodyTooLarge extends Error {}

/**
 * Lets a body through, piece by piece, up to a limit: what announces no length is counted on its way.
 *
 * @param {number} maxBytes
 */
export function limitedBody(maxBytes) {
  let bytes = 0
  return new Transform({
    transform(chunk, _encoding, done) {
      bytes += chunk.length
      if (bytes > maxBytes) done(new BodyTooLarge())
      else done(null, chunk)
    },
  })
}
