import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { deferHydration, hydrationHash } from '@/server/deferred-hydration/defer-hydration.mjs'

const page = [
  '<!DOCTYPE html><html><head><meta charSet="utf-8"/><link rel="stylesheet" href="/_next/static/chunks/a.css"/>',
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/b.js"/>',
  '<link rel="preload" href="/_next/static/chunks/part.js" as="script" fetchPriority="low"/>',
  '<script src="/_next/static/chunks/a.js" async=""></script><script>forward("塑壳断路器")</script>',
  '<script src="/_next/static/chunks/old.js" noModule=""></script></head><body>',
  '<script src="/_next/static/chunks/b.js" id="_R_" async=""></script>',
  '<script>self.__next_f.push([1,"<script src=\\"/_next/static/chunks/a.js\\" async=\\"\\">"])</script></body></html>',
].join('')

const finished = deferHydration(Buffer.from(page)).toString()

describe('a finished page', () => {
  it('has no script of the framework that browsers load by themselves or ahead, but a list of them', () => {
    const [, list = ''] = /<script type="application\/json" id="deferred-scripts">(.*?)<\/script>/.exec(finished) ?? []
    expect(JSON.parse(list)).toEqual(['/_next/static/chunks/a.js', '/_next/static/chunks/b.js'])
    expect(finished).not.toMatch(/<script src="[^"]+" async/)
    expect(finished).not.toContain('as="script"')
  })

  it('says its character set first, and does not wait for style sheets with the script that wakes it up', () => {
    const [charset, script, styles] = ['<meta charSet', '<script>', 'rel="stylesheet"'].map((part) => finished.indexOf(part))
    expect(charset).toBeLessThan(script ?? 0)
    expect(script).toBeLessThan(styles ?? 0)
  })

  it('names that script in its policy by what browsers read', () => {
    const [, script = ''] = /<script>([\s\S]*?)<\/script>/.exec(finished) ?? []
    expect(script).toContain('hydrated')
    expect(script).not.toMatch(/\/\*\*|^\s*\/\//m)
    expect(hydrationHash).toBe(`'sha256-${createHash('sha256').update(script).digest('base64')}'`)
  })

  it('is as it was in everything else, payloads with quoted scripts included', () => {
    const added = /<script>;?\(\(\) =>[\s\S]*?<\/script><script type="application\/json"[^>]*>.*?<\/script>/
    const isTaken = /<link rel="preload"[^>]*as="script"[^>]*>|<script src="[^"]*"(?: id="_R_")? async=""><\/script>/g
    expect(finished.replace(added, '').replace(/<script[^>]*id="whole-page">true<\/script>/, '')).toBe(page.replace(isTaken, ''))
  })

  it('ends with what says that all of it has come', () => {
    expect(finished).toMatch(/<script type="application\/json" id="whole-page">true<\/script><\/body><\/html>$/)
  })

  it('that has no script of the framework is left alone', () => {
    const plain = Buffer.from('<!doctype html><p>断路器</p>')
    expect(deferHydration(plain)).toBe(plain)
  })
})
