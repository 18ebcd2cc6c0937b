import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import GlobalError from '@/app/global-error'
import { FailureView } from '@/views/failure/failure'
import { PlainFailure } from '@/views/failure/plain-failure'

// Outside of Next there is no router; the address that failed searched for something.
vi.mock('next/navigation', () => ({ useRouter: () => ({}), useSearchParams: () => new URLSearchParams({ val: 'HM3-250' }) }))

describe('a page that failed', () => {
  it.each([
    ['designed', createElement(FailureView, { code: '4711', onRetry: () => undefined })],
    ['plain', createElement(PlainFailure, { code: '4711' })],
  ])('%s: says what happened, can be tried again, leads onward, and names the entry in the log', (_, element) => {
    const html = renderToStaticMarkup(element)
    expect(html).toContain('页面没有加载成功')
    expect(html).toMatch(/<button[^>]*>重试<\/button>/)
    expect(html).toContain('href="/"')
    expect(html).toContain('错误编号 4711')
    expect(html.match(/<h1/g)).toHaveLength(1)
  })

  it('searches for what was searched for', () => {
    const html = renderToStaticMarkup(createElement(FailureView, { onRetry: () => undefined }))
    expect(html).toMatch(/<input[^>]*role="combobox"[^>]*value="HM3-250"/)
  })

  it('even without header and footer is a Chinese document, and tells nothing of the error', () => {
    const error = Object.assign(new Error('SELECT * FROM secrets'), { digest: '4711' })
    const html = renderToStaticMarkup(createElement(GlobalError, { error }))
    expect(html).toMatch(/^<html lang="zh-CN">/)
    expect(html).toContain('重试')
    expect(html).not.toContain('SELECT')
  })
})
