const WEEKDAYS = '日一二三四五六'

/** How one greets at an hour of a Shanghai time such as `2026-11-22 09:10:00`. */
export function greetingAt(time: string): string {
  const hour = Number(time.slice(11, 13))
  if (hour < 5) return '夜深了'
  if (hour < 11) return '早上好'
  if (hour < 13) return '中午好'
  return hour < 18 ? '下午好' : '晚上好'
}

/** The day of such a time, in full: `2026年11月22日 星期日`. */
export function longDay(time: string): string {
  const [year, month, date] = time.slice(0, 10).split('-').map(Number)
  const weekday = WEEKDAYS[new Date(`${time.slice(0, 10)}T00:00:00Z`).getUTCDay()]
  return `${year}年${month}月${date}日 星期${weekday}`
}
