import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { type PageWeight, weigh } from '../support/page-weight'
import { routes, unknownRoute } from '../support/routes'
import { expect, test } from './test'

/** Scripts of a page, as a multiple of those of an empty page. */
const MOST_SCRIPTS = 1.25

/** Everything that a page transfers to a phone; the home page shows more. */
const MOST_ON_A_PHONE = 516_000
const MOST_OF_HOME = 760_000

const versions = z.object({ version: z.string() })
const installed = (name: string) => versions.parse(JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'))).version

/** Measured by tests/support/measure-empty-page.mjs. */
const emptyPage = z
  .object({ next: z.string(), react: z.string(), gzip: z.number() })
  .parse(JSON.parse(readFileSync('tests/support/empty-page.json', 'utf8')))

test('the empty page was measured with the installed versions', () => {
  expect({ next: installed('next'), react: installed('react') }).toEqual({ next: emptyPage.next, react: emptyPage.react })
})

for (const route of [...routes, unknownRoute]) {
  test.describe(route, () => {
    if (route === unknownRoute) test.use({ expectedMessages: /status of 404/ })
    test(`${route} keeps to its budget`, async ({ page }, { project, annotations }) => {
      const weight = await weigh(page, route)
      annotations.push({ type: 'weight', description: `${weight.scripts} B of scripts, ${weight.all} B in all` })
      expect(weight.scripts / emptyPage.gzip, largestOf(weight)).toBeLessThanOrEqual(MOST_SCRIPTS)
      if (project.name === 'phone')
        expect(weight.all, largestOf(weight)).toBeLessThanOrEqual(route === '/' ? MOST_OF_HOME : MOST_ON_A_PHONE)
    })
  })
}

/** For who has to find out what became heavy. */
function largestOf({ parts }: PageWeight): string {
  return parts
    .filter(({ kind }) => kind !== 'apart')
    .slice(0, 15)
    .map(({ path, bytes }) => `${bytes} B  ${path}`)
    .join('\n')
}
