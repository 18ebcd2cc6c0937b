import { cpus } from 'node:os'
import type { Journal } from './actors'
import type { Usage } from './processes'
import type { Visited } from './visitors'

/** A stretch of time under load, and what the site held at its end. */
export type Span = Visited & Usage

type Results = { most: Visited; spans: readonly Span[]; journal: Journal; spanSeconds: number }

/** The text of docs/soak.md. */
export function reportOf({ most, spans, journal, spanSeconds }: Results): string {
  const minutes = Math.round((spans.length * spanSeconds) / 60)
  return `# ${minutes} minutes under load

Written by \`npm run test:soak -- --long\` on ${new Date().toISOString().slice(0, 10)}, with ${cpus().length} cores that the load shares with the site. The most that
could be read was ${most.perSecond.toFixed(0)} requests/s; half of it was read all the time, while an editor published every five seconds,
customers reported faults, installers downloaded zips, and a colleague worked in the admin.

| what | how often |
| --- | --- |
| editions published | ${journal.published} |
| looks for an edition older than one that was told | ${journal.looks}: ${journal.wrong.length === 0 ? 'none' : 'some'} |
| repair requests acknowledged, all of them stored | ${journal.references.length} |
| zips, complete | ${journal.zips} |
| steps in the admin | ${journal.adminSteps} |
| errors | ${spans.reduce((sum, { errors }) => sum + errors, 0) + journal.wrong.length} |

| minute | requests/s | p99 in ms | errors | memory in MB | open descriptors |
| --- | --- | --- | --- | --- | --- |
${spans.map((span, index) => rowOf(span, ((index + 1) * spanSeconds) / 60)).join('\n')}
`
}

const rowOf = ({ perSecond, p99, errors, memoryMb, descriptors }: Span, minute: number) =>
  `| ${minute} | ${perSecond.toFixed(0)} | ${p99.toFixed(0)} | ${errors} | ${memoryMb.toFixed(0)} | ${descriptors} |`
