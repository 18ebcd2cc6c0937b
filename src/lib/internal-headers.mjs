/** Headers under such names are said between the server and the application; what a client sends under them is dropped. */
export const INTERNAL_PREFIX = 'x-site-'

/** Set by this server for the application. */
export const LAYOUT_HEADER = 'x-site-layout'
export const DRAFT_HEADER = 'x-site-draft'
export const DRAFT_OF_HEADER = 'x-site-draft-of'
export const MARKED_DRAFT_HEADER = 'x-site-marked-draft'
export const SHARED_DRAFT_HEADER = 'x-site-shared-draft'
export const ADDRESS_HEADER = 'x-site-client-address'
export const TARGET_HEADER = 'x-site-target'

/** The id of a request in the log of both processes; see src/server/request-id.mjs. */
export const REQUEST_ID_HEADER = 'x-site-request-id'

/** A question of the server to the renderer; see src/server/renderer/questions.mjs. */
export const QUESTION_HEADER = 'x-site-question'

/** Sent by the renderer with what could not be rendered, as a header or, when the answer had begun, as a trailer. */
export const FAILED_HEADER = 'x-site-failed'

/** Sent by the renderer as a trailer when the status is known only after the answer has begun. */
export const STATUS_HEADER = 'x-site-status'

/** Asked of the renderer by the page cache, and answered with what a page was made of; see content-reads.mjs. */
export const READS_HEADER = 'x-site-reads'

/** Sent by the renderer with a page of which there is no end of others like it; see content-reads.mjs. */
export const ONE_OFF_HEADER = 'x-site-one-off'

/** The application reads its mark in this header, and puts it on its own inline scripts. */
export const MARK_HEADER = 'x-site-script-mark'
