/**
 * The version of the last change that anybody has been told of (record 0015).
 *
 * @param {object} counters
 * @param {number} counters.current
 * @param {number | undefined} counters.noted
 * @param {number | undefined} counters.pendingSince
 * @param {number} counters.pendingLimitMs
 * @returns {number}
 */
export function acknowledgedOf({ current, noted = current, pendingSince = 0, pendingLimitMs }) {
  const pendingMs = Date.now() - pendingSince
  return pendingMs >= 0 && pendingMs < pendingLimitMs ? Math.min(noted, current) : current
}
