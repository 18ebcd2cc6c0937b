/**
 * Sent by a form of the admin with what it saves: the `updatedAt` of the version that it shows. Without it, a write is
 * carried out whatever is there: programs know what they write.
 */
export const BASED_ON_HEADER = 'x-based-on'

/** Stands for the version of a global that nobody has saved yet. */
export const NO_VERSION = 'none'

/** Sent with it: the id of the account that the form was filled in by. */
export const EDITED_AS_HEADER = 'x-edited-as'
