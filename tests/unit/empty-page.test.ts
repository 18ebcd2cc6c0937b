import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { emptyPage } from '../support/empty-page'

const versions = z.object({ version: z.string() })
const installed = (name: string) => versions.parse(JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'))).version

test('the empty page was measured with the installed versions', () => {
  expect({ next: installed('next'), react: installed('react') }).toEqual({ next: emptyPage.next, react: emptyPage.react })
})
