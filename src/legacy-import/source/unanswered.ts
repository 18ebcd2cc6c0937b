import type { SourceProblemKind } from './problem'

/** What else is known of a request that brought nothing. */
export type HowUnanswered = {
  /** So often it is asked altogether before this is the outcome; once when not said. */
  tries?: number
  /** How long the source wants to be left alone. */
  pauseMs?: number
  /** Nobody answered at all, or only a gateway: the source itself may be away. */
  isAway?: boolean
  /** A part has come: the tries begin anew. */
  isPart?: boolean
}

/** Why a request brought nothing. The message is a Chinese sentence without a full stop. */
export class Unanswered extends Error {
  constructor(
    readonly kind: SourceProblemKind,
    message: string,
    readonly how: HowUnanswered = {},
  ) {
    super(message)
  }
}

/** Of what passes. */
export const TRIES = 4

/** Of what may pass, but in most cases doesn't: a page instead of data, an error of the service itself. */
export const FEW_TRIES = 2
