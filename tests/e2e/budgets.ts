import { expect, type Page, type Response, test } from '@playwright/test'
import { emptyPage } from '../support/empty-page'
import { type PageWeight, weigh } from '../support/page-weight'

/** Scripts of a page, as a multiple of those of an empty page. */
const MOST_SCRIPTS = 1.25
/** Where a product is configured, its rule is followed in the browser, and its code goes into lists and comparisons. */
const MOST_OF_CONFIGURING = 1.33
/** A list is an application: rows are typed into, moved and brought back where they stand; links, pasted texts and zips are loaded when used. */
const MOST_OF_LISTS = 1.3

/** Everything that a page transfers to a phone; the home page shows more. */
const MOST_ON_A_PHONE = 516_000
const MOST_OF_HOME = 760_000

/** Opens a page with an empty cache: it must not transfer more than its budget until it is at rest. */
export async function expectBudget(page: Page, route: string): Promise<Response | null> {
  const { weight, response } = await weigh(page, route)
  const { project, annotations } = test.info()
  annotations.push({ type: 'weight', description: `${weight.scripts} B of scripts, ${weight.all} B in all` })
  expect(weight.scripts / emptyPage.gzip, largestOf(weight)).toBeLessThanOrEqual(mostScripts(route))
  if (project.name === 'phone') expect(weight.all, largestOf(weight)).toBeLessThanOrEqual(route === '/' ? MOST_OF_HOME : MOST_ON_A_PHONE)
  return response
}

function mostScripts(route: string): number {
  if (route.startsWith('/SelectionList')) return MOST_OF_LISTS
  return /^\/GoodsInfoView\?.*(code|o1)=/.test(route) ? MOST_OF_CONFIGURING : MOST_SCRIPTS
}

/** For who has to find out what became heavy. */
function largestOf({ parts }: PageWeight): string {
  return parts
    .filter(({ kind }) => kind !== 'apart')
    .slice(0, 15)
    .map(({ path, bytes }) => `${bytes} B  ${path}`)
    .join('\n')
}
