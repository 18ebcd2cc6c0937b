import { useRef, useState } from 'react'
import type { ImportReport } from '../../spreadsheet/report'
import type { SheetCollection } from '../../spreadsheet/sheet-kind'
import { sendSpreadsheet } from './send-spreadsheet'

type State = {
  file: File | null
  publish: boolean
  busy: 'checking' | 'importing' | null
  report: ImportReport | null
  error: string | null
}

const START: State = { file: null, publish: false, busy: null, report: null, error: null }

/** The steps of an import: choosing a file checks it, and so does every change of the options. */
export function useImport(collectionSlug: SheetCollection, onImported: (report: ImportReport) => void) {
  const [state, setState] = useState(START)
  // Answers may overtake each other; only the last question counts.
  const question = useRef(0)

  async function ask(file: File, publish: boolean, fingerprint?: string) {
    question.current += 1
    const mine = question.current
    const busy = fingerprint ? 'importing' : 'checking'
    setState(({ report }) => ({ file, publish, busy, report: fingerprint ? report : null, error: null }))
    const answer = await sendSpreadsheet({ collectionSlug, file, publish, fingerprint })
    if (mine !== question.current) return
    const report = 'report' in answer ? answer.report : null
    const error = 'error' in answer ? answer.error : null
    setState({ file, publish, busy: null, report, error })
    if (report?.outcome === 'imported') onImported(report)
  }

  const { file, publish, report } = state
  return {
    ...state,
    choose: (chosen: File | undefined) => chosen && ask(chosen, publish),
    setPublish: (wanted: boolean) => (file ? ask(file, wanted) : setState({ ...state, publish: wanted })),
    checkAgain: () => file && ask(file, publish),
    carryOut: () => file && report && ask(file, publish, report.fingerprint),
  }
}
