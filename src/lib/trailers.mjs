/** @type {WeakMap<import('node:http').ServerResponse, Record<string, string>>} */
const said = new WeakMap()

/**
 * Says something with the end of an answer that has begun. Node forgets what trailers were there before.
 *
 * @param {import('node:http').ServerResponse} response
 * @param {string} name
 * @param {string} value
 */
export function addTrailer(response, name, value) {
  const trailers = { ...said.get(response), [name]: value }
  said.set(response, trailers)
  response.addTrailers(trailers)
}
