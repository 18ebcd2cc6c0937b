/** Keywords of mobile browsers in the user agent, in any letter case (spec: languages-and-layouts/two-layouts). */
const MOBILE = /Android|webOS|iPhone|iPad|iPod|BlackBerry|IEMobile|Opera Mini|Windows Phone|HarmonyOS|Mobile/i

/**
 * Which of the two layouts a request gets.
 *
 * @param {string | null} override `?layout=` of the address, for previews
 * @param {string | undefined} userAgent
 * @returns {'desktop' | 'mobile'}
 */
export function layoutOf(override, userAgent) {
  if (override === 'mobile' || override === 'desktop') return override
  return MOBILE.test(userAgent ?? '') ? 'mobile' : 'desktop'
}
