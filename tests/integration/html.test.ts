import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { HtmlValidate } from 'html-validate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hasJava } from '../support/java.mjs'
import { routes, unknownRoute } from '../support/routes'
import { get } from './support/http'
import { userAgents } from './support/user-agents'

type Served = { name: string; html: string }

const served: Served[] = []
const folder = mkdtempSync(path.join(tmpdir(), 'html-'))

beforeAll(async () => {
  for (const route of [...routes, unknownRoute]) {
    for (const [layout, userAgent] of Object.entries(userAgents)) {
      const response = await get(route, { headers: { 'user-agent': userAgent } })
      served.push({ name: `${layout} ${route}`, html: await response.text() })
    }
  }
  for (const [layout, userAgent] of Object.entries(userAgents)) {
    served.push({ name: `${layout} result of a list`, html: await lookUp(LIST, userAgent) })
  }
})

/** With every kind of answer: found, in other letters, near to a code, replaced, another maker's, unknown; and with a row without a code. */
const LIST = `型号\t数量
HM3-250H3D200F\t6
ＨＭ３－１２５ Ｍ３Ｄ１００Ｆ\t8
HC1-65 M7\t6
HM2-250L/3300 200A\t4
KXM1-250S/3300 200A\t2
XB7-9982\t2
\t3`

/** What the page answers to its form without scripts (spec: lookup/without-scripts). */
async function lookUp(list: string, userAgent: string): Promise<string> {
  const body = new FormData()
  body.set('text', list)
  const response = await get('/Lookup', { method: 'POST', body, headers: { accept: 'text/html', 'user-agent': userAgent } })
  const html = await response.text()
  expect(html).toContain('HM3-125 M 3 D 100 F')
  return html
}

afterAll(() => rmSync(folder, { recursive: true }))

/** Warnings of what is right: regions and cards are named by labels, and the one h1 of a page may stand within a section. */
const ACCEPTED = ['Section lacks heading', 'Article lacks heading', 'Consider using the “h1” element as a top-level heading only']

describe('the HTML of every route', () => {
  it('is valid for html-validate', async () => {
    const validator = new HtmlValidate({ extends: ['html-validate:standard'] })
    const found: string[] = []
    for (const { name, html } of served) {
      const { results } = await validator.validateString(html)
      for (const { messages } of results) {
        found.push(...messages.map(({ ruleId, message, selector }) => `${name}: ${ruleId} ${message} ${selector ?? ''}`))
      }
    }
    expect(found).toEqual([])
  })

  it('of the home page has its banner where its content begins: what is painted before the banner has come would jump', () => {
    const homes = served.filter(({ name }) => name.endsWith(' /'))
    expect(homes).toHaveLength(2)
    for (const { html } of homes) {
      const before = /<main [^>]*>(.*?)data-overlay-header/s.exec(html)?.[1] ?? html
      expect(before).not.toContain('<script')
      expect(before.length).toBeLessThan(500)
    }
  })

  /** spec: common-parts/chinese-breaks */
  it('has titles that break between words: what editors write is long enough to break', () => {
    const unset = served.flatMap(({ name, html }) =>
      [...html.matchAll(/<(h[1-3])\b([^>]*)>(.*?)<\/\1>/gs)].flatMap(([, , attributes = '', content = '']) => {
        const title = content.replace(/<[^>]+>/g, '')
        const isLong = (title.match(/\p{Script=Han}/gu)?.length ?? 0) >= 10
        // The name of a file, or nothing that is seen.
        const isApart = name.includes('/PDF') || attributes.includes('visually-hidden')
        return isLong && !isApart && !content.includes('<wbr') ? [`${name}: ${title}`] : []
      }),
    )
    expect(unset).toEqual([])
  })

  it('is valid for the Nu validator, without warnings that matter', async () => {
    // Skipped it would look like passed.
    if (!hasJava()) throw new Error('The Nu validator needs Java: install Java 11 or later, so that `java -version` answers.')
    const files = served.map(({ html }, index) => {
      const file = path.join(folder, `${index}.html`)
      writeFileSync(file, html)
      return file
    })
    const jar = 'node_modules/vnu-jar/build/dist/vnu.jar'
    const { said, status } = await run('java', ['-Xss2m', '-jar', jar, '--format', 'gnu', ...files])
    const found = said
      .split('\n')
      .filter((line) => /: (error|info warning):/.test(line) && !ACCEPTED.some((warning) => line.includes(warning)))
      .map((line) => line.replace(/^"?file:.*\/(\d+)\.html"?/, (_, index) => served[Number(index)]?.name ?? ''))
    expect(found).toEqual([])
    expect(status, said).toBe(0)
  })
})

/** Runs a program, and gives what it says of mistakes. */
async function run(program: string, args: string[]) {
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'] })
  const [said, [status]] = await Promise.all([text(child.stderr), once(child, 'close')])
  return { said, status }
}
