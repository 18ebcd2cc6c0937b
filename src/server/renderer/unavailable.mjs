/** The renderer does not answer: it died and is being started, or it takes too long. */
export class RendererUnavailable extends Error {
  /** @param {unknown} cause */
  constructor(cause) {
    super(`The renderer does not answer: ${cause instanceof Error ? cause.message : cause}`, { cause })
  }
}

/** A page that could not be rendered. The renderer itself has said why. */
export class RenderingFailed extends Error {}

/** How a connection ends whose other side is gone, or can't be made. */
const GONE = new Set(['ECONNRESET', 'ECONNREFUSED', 'ENOENT', 'EPIPE'])

/** Did the renderer die over it? Not when it only took too long, or when there were too many. @param {unknown} error */
export const isGone = (error) =>
  error instanceof RendererUnavailable && error.cause instanceof Error && GONE.has(String(Reflect.get(error.cause, 'code')))
