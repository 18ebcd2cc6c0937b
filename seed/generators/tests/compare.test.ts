import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { zipSync } from 'fflate'
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { project } from '../paths'
import { compare } from '../remake/compare'

const folder = mkdtempSync(path.join(tmpdir(), 'demo-compare-'))
afterAll(() => rmSync(folder, { recursive: true }))

async function verdict(extension: string, before: Uint8Array, after: Uint8Array) {
  const [committed, remade] = ['committed', 'remade'].map((name) => path.join(folder, `${name}.${extension}`)) as [string, string]
  writeFileSync(committed, before)
  writeFileSync(remade, after)
  return compare(committed, remade)
}

describe('a remade picture', () => {
  const hero = readFileSync(path.join(project, 'seed/assets/media/products/mcb-1p.webp'))

  it('is alike with other noise', async () => {
    const { data, info } = await sharp(hero).raw().toBuffer({ resolveWithObject: true })
    for (let at = 0; at < data.length; at += 7) data[at] = Math.max(0, Math.min(255, (data[at] ?? 0) + (at % 3 === 0 ? 9 : -9)))
    const noisy = await sharp(data, { raw: info }).webp({ quality: 84 }).toBuffer()
    expect(await verdict('webp', hero, noisy)).toBe('alike')
  })

  it('is different with another label', async () => {
    const label = Buffer.from('<svg width="90" height="26"><rect width="90" height="26" fill="#d3343c"/></svg>')
    const labelled = await sharp(hero)
      .composite([{ input: label, gravity: 'centre' }])
      .webp({ quality: 84 })
      .toBuffer()
    expect(await verdict('webp', hero, labelled)).toBe('different')
  })

  it('is different in another size', async () => {
    expect(await verdict('webp', hero, await sharp(hero).resize(900).webp().toBuffer())).toBe('different')
  })
})

describe('a remade document', () => {
  const text = new TextEncoder().encode('恒沃电气'.repeat(50))

  it('is alike when another version packed it, and different with another text inside', async () => {
    const packed = zipSync({ 'README.txt': text }, { level: 9, mtime: '2026-11-01' })
    expect(await verdict('zip', packed, zipSync({ 'README.txt': text }, { level: 0, mtime: '2026-11-01' }))).toBe('alike')
    expect(await verdict('zip', packed, zipSync({ 'README.txt': text.slice(3) }, { level: 9, mtime: '2026-11-01' }))).toBe('different')
  })

  it('is alike when another Chromium only wrote its number, and different with another page', async () => {
    const pdf = readFileSync(path.join(project, 'seed/assets/documents/cert-ha1-cb.pdf')).toString('latin1')
    const changed = (from: string, to: string) => verdict('pdf', Buffer.from(pdf, 'latin1'), Buffer.from(pdf.replace(from, to), 'latin1'))
    expect(await changed('Skia/PDF m156', 'Skia/PDF m157')).toBe('alike')
    expect(await changed('/MediaBox', '/CropBox ')).toBe('different')
  })
})
