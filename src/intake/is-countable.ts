/** Programs that say what they are. `cubot` is a make of phones. */
const ROBOT = /(?<!cu)bot\b|crawl|spider|slurp|headless|lighthouse|preview|monitor|curl|wget|python|java\/|go-http|node|axios/i

/** Whether what a browser reports is counted: robots, other sites and people who ask not to be followed are left out. */
export function isCountable(headers: Headers): boolean {
  const userAgent = headers.get('user-agent') ?? ''
  if (userAgent === '' || ROBOT.test(userAgent)) return false
  if (headers.get('dnt') === '1' || headers.get('sec-gpc') === '1') return false
  // Browsers that are too old to say where a request comes from are believed.
  return ['same-origin', null].includes(headers.get('sec-fetch-site'))
}
