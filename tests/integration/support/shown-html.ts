import { FROM, hasMarks, withoutMarks } from '../../../src/lib/source-marks'

/** Attributes that are read out, and those of links, which the panel cleans. */
const MARKED = new Set(['alt', 'aria-label', 'title', 'placeholder', 'href', 'download'])
const ATTRIBUTE = / ([\w:-]+)="([^"]*)"/g
const TAG = /<[a-z][^>]*>/gi

/** What a visitor gets of a page without its scripts, and where marks stand that should not. */
export type Shown = { html: string; leaks: string[] }

/**
 * The page as it is seen, without the marks of a preview (record 0070).
 *
 * @returns also in which attributes marks stand that are compared, counted or kept
 */
export function shownHtml(page: string): Shown {
  const leaks: string[] = []
  const [head = '', body = ''] = withoutScripts(page).split('</head>')
  if (hasMarks(head)) leaks.push('head')
  const html = body.replace(TAG, (tag) =>
    tag.replace(ATTRIBUTE, (_, name: string, value: string) => ` ${name}="${attribute(name, value, leaks)}"`),
  )
  return { html: withoutMarks(html), leaks }
}

const withoutScripts = (page: string) => page.replaceAll(/<script[\s\S]*?<\/script>|<template[\s\S]*?<\/template>|<!--.*?-->/g, '')

function attribute(name: string, value: string, leaks: string[]): string {
  const plain = name === 'src' || name === 'poster' ? (value.split(FROM)[0] ?? '') : value
  const clean = withoutMarks(name === 'href' ? decoded(plain) : plain)
  if (!MARKED.has(name) && clean !== plain) leaks.push(`${name}: ${clean.slice(0, 60)}`)
  return clean
}

function decoded(href: string): string {
  try {
    return decodeURIComponent(href.replaceAll('+', '%20'))
  } catch {
    return href
  }
}
