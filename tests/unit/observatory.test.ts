import { describe, expect, it } from 'vitest'
import { observatory, type Scanned, TOP_GRADE } from '../support/observatory'

const strict = {
  'content-security-policy':
    "default-src 'self'; script-src 'self' 'sha256-x'; style-src 'self' 'unsafe-inline'; object-src 'none'; frame-ancestors 'self'",
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
}
const scanned = (headers: object, changes: Partial<Scanned> = {}): Scanned => {
  return { headers: { ...strict, ...headers }, cookies: [], html: '', redirect: 'https://x/', ...changes }
}
const score = (headers: object, changes?: Partial<Scanned>) => observatory(scanned(headers, changes)).score
const policy = (text: string) => ({ 'content-security-policy': text })

/** Expected points as the Observatory's own tables give them. */
describe('the rules of the Observatory', () => {
  it('give the top grade to a strict answer', () => expect(score({})).toBe(TOP_GRADE + 10))

  it.each([
    ['no policy', { 'content-security-policy': undefined }, 100 - 25 - 20],
    ['inline scripts', policy("default-src 'self'; script-src 'unsafe-inline'; frame-ancestors 'self'"), 80],
    ['a wildcard for objects', policy("script-src 'self'; object-src *; frame-ancestors 'self'"), 80],
    ['eval', policy("default-src 'self'; script-src 'self' 'unsafe-eval'; frame-ancestors 'self'"), 90 + 5 + 5],
    ['strict-dynamic without a nonce', policy("default-src 'self'; script-src 'strict-dynamic'; frame-ancestors 'self'"), 75],
    ['no HSTS', { 'strict-transport-security': undefined }, 80],
    ['a short HSTS', { 'strict-transport-security': 'max-age=60' }, 90 + 5 + 5],
    ['guessed types', { 'x-content-type-options': undefined }, 95 + 5 + 5],
    ['addresses told to others', { 'referrer-policy': 'unsafe-url' }, 95 + 5],
  ])('%s', (_, headers, expected) => expect(score(headers)).toBe(expected))

  it.each([
    ['a cookie over HTTP', { cookies: ['payload-token=x; HttpOnly; SameSite=Lax'] }, 95 + 5 + 5],
    ['a session that scripts can read', { cookies: ['session=x; Secure; SameSite=Lax'] }, 70],
    ['scripts of others', { html: '<script src="https://cdn.example/a.js"></script>' }, 95 + 5 + 5],
    ['plain HTTP that stays', { redirect: '' }, 80],
  ])('%s', (_, changes, expected) => expect(score({}, changes)).toBe(expected))

  it('let a nonce make inline scripts void, and strict-dynamic broad sources', () => {
    expect(score(policy("default-src 'self'; script-src 'nonce-x' 'strict-dynamic' 'unsafe-inline' https:; frame-ancestors 'self'"))).toBe(
      115,
    )
  })
})
