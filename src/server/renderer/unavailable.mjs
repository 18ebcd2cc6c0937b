/** The renderer does not answer: it died and is being started, or it takes too long. */
export class RendererUnavailable extends Error {
  /** @param {unknown} cause */
  constructor(cause) {
    super(`The renderer does not answer: ${cause instanceof Error ? cause.message : cause}`, { cause })
  }
}

/** A page that could not be rendered. The renderer itself has said why. */
export class RenderingFailed extends Error {}
