import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/**
 * What failed in a run, a line or two each: the end of a long log must name it.
 *
 * @param {string} project
 * @param {any} report of Vitest's JSON reporter
 * @returns {string[]}
 */
export function vitestFailures(project, report) {
  return report.testResults.flatMap((/** @type {any} */ file) => {
    const failed = file.assertionResults.filter((/** @type {any} */ test) => test.status === 'failed')
    if (failed.length === 0 && file.status === 'failed') return [`[${project}] ${file.name}: ${firstLines(file.message)}`]
    return failed.map((/** @type {any} */ test) => `[${project}] ${file.name} › ${test.fullName}: ${firstLines(test.failureMessages[0])}`)
  })
}

/**
 * @param {any} report of Playwright's JSON reporter
 * @returns {string[]}
 */
export function playwrightFailures(report) {
  return [...report.suites.flatMap(failuresOf), ...report.errors.map((/** @type {any} */ error) => firstLines(error.message))]
}

/** @param {any} suite @returns {string[]} */
function failuresOf(suite) {
  const own = (suite.specs ?? []).flatMap((/** @type {any} */ spec) =>
    spec.tests
      .filter((/** @type {any} */ test) => ['unexpected', 'flaky'].includes(test.status))
      .map((/** @type {any} */ test) => {
        const errors = test.results.find((/** @type {any} */ result) => result.error)?.errors ?? []
        const when = test.status === 'flaky' ? ' (passed at the second try)' : ''
        return `[${test.projectName}]${when} ${spec.file}:${spec.line} › ${spec.title}: ${errors.map(withPlace).join('\n    ')}`
      }),
  )
  return [...own, ...(suite.suites ?? []).flatMap(failuresOf)]
}

/** What ran too long says only in its second error where it stood. @param {any} error */
function withPlace({ message, location }) {
  return location ? `${firstLines(message)}\n    at ${path.basename(location.file)}:${location.line}` : firstLines(message)
}

/** @param {string | undefined} text */
function firstLines(text = '') {
  return stripVTControlCharacters(text).split('\n').slice(0, 12).join('\n    ')
}
