import { AsyncLocalStorage } from 'node:async_hooks'
import { processWide } from './process-wide.mjs'

/**
 * A form that was sent to a page, before anything has read it.
 *
 * @typedef {object} SentForm
 * @property {string} contentType
 * @property {Buffer | null} body null when it was longer than a form may be
 */

/** @returns {AsyncLocalStorage<SentForm>} */
const storage = () => processWide('site.sent-form', () => new AsyncLocalStorage())

/**
 * Answers a request as one that has come with this form.
 *
 * @template T
 * @param {SentForm} form
 * @param {() => T} work
 * @returns {T}
 */
export const answeringForm = (form, work) => storage().run(form, work)

/** The form that the page was asked with; undefined when it is only read. @returns {SentForm | undefined} */
export const currentForm = () => storage().getStore()
