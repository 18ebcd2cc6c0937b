import process from 'node:process'
import { placeName } from '../../import-orders/places'
import { type Action, actions } from '../write/outcome'
import { type ImportReport, sentenceOf, totals } from './report'

const STEP = 100

/** Says on one line how far it has come; where nobody looks, from time to time. */
export function printProgress(place: string, done: number): void {
  const line = `${placeName(place)}：${done}`
  if (process.stdout.isTTY) process.stdout.write(`\r\u001b[K${line}`)
  else if (done % STEP === 0 || done === 1) process.stdout.write(`${line}\n`)
}

/** Says what was done, in a few lines. */
export function printReport(report: ImportReport, page: string): void {
  if (process.stdout.isTTY) process.stdout.write('\r\u001b[K')
  const shown = Object.entries(totals(report)).map(([action, count]) => `${actions[action as Action]} ${count}`)
  console.log(`${report.isDry ? '试运行，没有写入' : `导入完成，编号 ${report.run}`}：${shown.join('，') || '没有内容'}。`)
  for (const kind of new Set(report.remarks.map((remark) => remark.kind)))
    console.log(`  ${sentenceOf({ kind })}：${report.remarkCounts[kind] ?? 0}`)
  if (report.conflicts.length > 0) console.log(`  冲突：${report.conflicts.length}`)
  if (report.problemCount > 0) console.log(`  来源的问题：${report.problemCount}`)
  console.log(`报告：${page}`)
  if (report.isDry) console.log('确认后加 --write 再次运行。')
}
