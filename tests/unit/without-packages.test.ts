import { readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import path from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'

/** The commands that a fresh clone understands: each installs the packages itself, so it must not need one to begin. */
const COMMANDS = /^(start|dev|build|test(:(?!mutants).*)?)$/

const { scripts } = z.object({ scripts: z.record(z.string(), z.string()) }).parse(JSON.parse(readFileSync('package.json', 'utf8')))
const programs = Object.entries(scripts).flatMap(([name, command]) => {
  const program = /^node (\S+\.mjs)/.exec(command)?.[1]
  return program && COMMANDS.test(name) ? [program] : []
})

/** What a file imports before its first line runs. */
function staticImports(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest)
  return source.statements.flatMap((statement) => {
    const isImport = ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement)
    return isImport && statement.moduleSpecifier && ts.isStringLiteral(statement.moduleSpecifier) ? [statement.moduleSpecifier.text] : []
  })
}

/** The packages that a program needs before it runs, each with the file that imports it. */
function packagesOf(program: string): string[] {
  const seen = new Set([program])
  const found: string[] = []
  for (const file of seen) {
    for (const specifier of staticImports(file)) {
      if (specifier.startsWith('.')) seen.add(path.join(path.dirname(file), specifier))
      else if (!specifier.startsWith('node:') && !builtinModules.includes(specifier)) found.push(`${file}: ${specifier}`)
    }
  }
  return found
}

describe('a clone without packages', () => {
  it('understands the commands to start, build and test', () => {
    expect(programs).toEqual(expect.arrayContaining(['src/server/start.mjs', 'src/server/run-build.mjs', 'tests/run.mjs']))
  })

  it.each([...new Set(programs)])('can begin %s', (program) => {
    expect(packagesOf(program)).toEqual([])
  })
})
