import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { selectivityOf } from '../documents/content/hm3-selectivity'
import { project } from '../paths'

const fixture = z.array(z.looseObject({ id: z.string(), rows: z.unknown() }))

it('the products say of selectivity what the printed tables say', () => {
  const written = fixture.parse(parse(readFileSync(path.join(project, 'seed/fixtures/selectivity.yaml'), 'utf8')))
  expect(written.map(({ id, rows }) => ({ id, rows }))).toEqual(selectivityOf())
})
