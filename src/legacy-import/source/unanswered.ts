import type { SourceProblemKind } from './problem'

/** Why a request brought nothing. The message is a Chinese sentence without a full stop. */
export class Unanswered extends Error {
  /**
   * @param tries so often it is asked altogether before this is the outcome
   * @param pauseMs how long the source wants to be left alone
   */
  constructor(
    readonly kind: SourceProblemKind,
    message: string,
    readonly tries = 1,
    readonly pauseMs = 0,
  ) {
    super(message)
  }
}

/** What passes may be over when it is asked again. */
export const TRIES = 4

/** What may be over, but in most cases is not: a page instead of data, or the envelope of an error. */
export const FEW_TRIES = 2
