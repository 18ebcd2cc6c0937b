import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { brokenLinks, type ProjectText, projectTexts, specificationRules } from '../support/project-texts'

const texts = projectTexts()
const { rules, twice } = specificationRules()
const records = new Set(readdirSync('docs/decisions').map((name) => name.slice(0, 4)))

/** Comments break where the line ends; a citation goes on. */
const unbroken = ({ text }: ProjectText) => text.replace(/\n[ \t]*(?:\*|\/\/|#)?[ \t]*/g, ' ')

const RULE = '[a-z-]+/[a-z0-9-]+'
const CITATION = new RegExp(`\\bspec: (${RULE}(?:, ${RULE})*)`, 'g')
const RECORD = /\brecord (\d{4})\b/g

const cited = (text: ProjectText) => [...unbroken(text).matchAll(CITATION)].flatMap(([, names = '']) => names.split(', '))

/** What looks like a citation in a form that nobody can follow. */
const OTHER_FORMS = [
  /\bspecifications? \d[^.)]{0,30}/gi,
  /\bspec \d[^.)]{0,30}/gi,
  /\bdecisions? \d[^.)]{0,30}/gi,
  /\bspec:(?! [a-z-]+\/[a-z0-9-]).{0,30}/gi,
  /\bSpec: .{0,30}/g,
  /\brecords? \d{1,3}\b/gi,
  /\bRecord \d{4}\b/g,
  /\brecords \d.{0,20}/gi,
  // Links of the documents lead to the file; in code the number is enough.
  /(?<!\]\((?:\.\.\/)*)(?:docs\/)?decisions\/\d{4}[\w.-]*/g,
]

describe('citations', () => {
  it('of the specification lead to a rule', () => {
    const lost = texts.flatMap((text) =>
      cited(text)
        .filter((rule) => !rules.has(rule))
        .map((rule) => `${text.file}: ${rule}`),
    )
    expect(lost).toEqual([])
    expect(texts.flatMap(cited).length).toBeGreaterThan(250)
  })

  it('of records lead to one', () => {
    const lost = texts.flatMap((text) =>
      [...unbroken(text).matchAll(RECORD)].filter(([, number = '']) => !records.has(number)).map(([found]) => `${text.file}: ${found}`),
    )
    expect(lost).toEqual([])
  })

  it('have one form', () => {
    const others = texts.flatMap((text) =>
      OTHER_FORMS.flatMap((form) => (unbroken(text).match(form) ?? []).map((found) => `${text.file}: ${found}`)),
    )
    expect(others).toEqual([])
  })
})

describe('the specification', () => {
  it('gives each rule a name of its own', () => {
    expect(twice).toEqual([])
    expect(rules.size).toBeGreaterThan(200)
  })

  it('has no heading of the third level that can’t be cited', () => {
    const headings = texts
      .filter(({ file }) => file.startsWith('docs/specification/'))
      .flatMap(({ text }) => text.match(/^### .+$/gm) ?? [])
    expect(headings.filter((heading) => !/^### [a-z0-9]+(-[a-z0-9]+)*$/.test(heading))).toEqual([])
  })
})

describe('the documents', () => {
  it.each(texts.filter(({ file }) => /^(docs\/(specification|decisions)\/|docs\/architecture|[A-Z]+\.md)/.test(file)))(
    'lead somewhere: $file',
    (text) => {
      expect(brokenLinks(text)).toEqual([])
    },
  )
})
