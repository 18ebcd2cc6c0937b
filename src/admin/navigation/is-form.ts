/** Lists of what was deleted lie where else the id of a document stands. */
const FORM = /^\/admin\/(globals\/[^/]+|collections\/[^/]+\/(?!trash$)[^/]+)/

/** Is a document edited at this address of the admin, or are its versions shown? */
export const isForm = (path: string): boolean => FORM.test(path)
