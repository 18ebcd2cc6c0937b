/** Shanghai is eight hours ahead of UTC all year. */
const SHANGHAI_OFFSET_MS = 8 * 3_600_000

/** An instant as `yyyy-MM-dd HH:mm:ss` in Asia/Shanghai (spec: prod-api/dates); empty for none. */
export function formatDateTime(instant: string | null | undefined): string {
  if (!instant) return ''
  const time = Date.parse(instant)
  if (Number.isNaN(time)) return ''
  return new Date(time + SHANGHAI_OFFSET_MS).toISOString().slice(0, 19).replace('T', ' ')
}

/** A date and time as `formatDateTime` writes it, as an instant with its offset (`2026-03-01T09:02:03+08:00`). */
export const toInstant = (dateTime: string): string => `${dateTime.replace(' ', 'T')}+08:00`

/** The day that it is in Shanghai, as `2026-11-25`. */
export const today = (): string => formatDateTime(new Date().toISOString()).slice(0, 10)
