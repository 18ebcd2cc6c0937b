import { readFileSync } from 'node:fs'
import semver from 'semver'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { advisoriesOf, merged } from '../../support/update-advisories.mjs'
import { isLicenceAllowed } from './licences'

const locked = z.object({
  version: z.string().optional(),
  license: z.string().optional(),
  hasInstallScript: z.boolean().optional(),
  dev: z.boolean().optional(),
})
const lockFile = z.object({ packages: z.record(z.string(), locked) })
const versions = z.record(z.string(), z.string())
const packageFile = z.object({ dependencies: versions, devDependencies: versions })
/** The site, and the generators of its demo content, which are installed apart. */
const GENERATORS = 'seed/generators/'
const advisories = z
  .array(z.object({ package: z.string(), vulnerable: z.string(), id: z.string() }))
  .parse(readJson('tests/unit/supply/advisories.json'))

const installedIn = (folder: string) =>
  Object.entries(lockFile.parse(readJson(`${folder}package-lock.json`)).packages)
    .filter(([place]) => place !== '')
    .map(([place, entry]) => ({
      ...entry,
      place: `${folder}${place}`,
      name: place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length),
    }))
const installed = ['', GENERATORS].flatMap(installedIn)

function chosenIn(folder: string): [name: string, version: string][] {
  const { dependencies, devDependencies } = packageFile.parse(readJson(`${folder}package.json`))
  return Object.entries({ ...dependencies, ...devDependencies })
}

/** Known holes that nothing here can reach, with the reason. */
const unreachable: Record<string, string> = {
  'node_modules/pdfjs-dist GHSA-hq66-cqwq-w95j':
    'about scripts in documents, which the viewer’s sandbox runs: it is not part of react-pdf, and its file is not served (src/server/pdf-assets.mjs)',
  'node_modules/@esbuild-kit/core-utils/node_modules/esbuild GHSA-67mh-4wv8-f99g':
    'about the development server of esbuild, which drizzle-kit, a tool for making migrations, never starts',
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'))
}

describe('what the project is made of', () => {
  it('is pinned to exact versions', () => {
    const given = ['', GENERATORS].flatMap(chosenIn)
    // A second version of a package has a name of its own: npm:typescript@7.0.2.
    const exact = given.map(([name, version]) => [name, version.replace(/^npm:.+@/, '')])
    expect(exact.filter(([, version]) => semver.valid(version) !== version)).toEqual([])
  })

  it('is of one version in the site and in the generators of its demo content', () => {
    const ofSite = new Map(installedIn('').map(({ place, version }) => [place, version]))
    const others = chosenIn(GENERATORS).filter(([name, version]) => (ofSite.get(`node_modules/${name}`) ?? version) !== version)
    expect(others).toEqual([])
  })

  it('has licences that allow this use, each of them known', () => {
    expect(
      installed.filter(({ name, license }) => !isLicenceAllowed(name, license)).map(({ name, license }) => `${name}: ${license}`),
    ).toEqual([])
  })

  it('has no version with a known hole', () => {
    const holes = installed.flatMap(({ place, name, version = '' }) =>
      advisories
        .filter((one) => one.package === name && semver.satisfies(version, one.vulnerable, { includePrerelease: true }))
        .map(({ id }) => `${place} ${id}`),
    )
    // Also no excuse for a hole that is no longer there.
    expect(holes.sort()).toEqual(Object.keys(unreachable).sort())
  })

  it('runs no script at installation: those that have one are known, and work without', () => {
    const withScripts = new Set(installed.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name))
    // esbuild's only checks its binary, and that of the HTML checker would download a Java runtime.
    expect([...withScripts].sort()).toEqual(['esbuild', 'vnu-jar'])
    expect(readFileSync('src/server/install.mjs', 'utf8')).toContain("'--ignore-scripts'")
  })
})

describe('a report of the registry', () => {
  const report = {
    vulnerabilities: {
      inner: { via: [{ name: 'inner', range: '<2.0.1', url: 'https://github.com/advisories/GHSA-aaaa-bbbb-cccc' }] },
      outer: { via: ['inner'] },
    },
  }

  it('names each hole where it is, and not those who depend on it', () => {
    expect(advisoriesOf(report)).toEqual([{ package: 'inner', vulnerable: '<2.0.1', id: 'GHSA-aaaa-bbbb-cccc' }])
  })

  it('is added to what is known, each once, with the newer range', () => {
    const known = [
      { package: 'zeta', vulnerable: '<1.0.0', id: 'GHSA-zzzz-zzzz-zzzz' },
      { package: 'inner', vulnerable: '<2.0.0', id: 'GHSA-aaaa-bbbb-cccc' },
    ]
    expect(merged(known, advisoriesOf(report)).map(({ package: name, vulnerable }) => [name, vulnerable])).toEqual([
      ['inner', '<2.0.1'],
      ['zeta', '<1.0.0'],
    ])
  })
})
