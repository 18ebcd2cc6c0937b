import path from 'node:path'
import { sentToIdeal, weighPictures, windows } from '../support/shown-pictures.mjs'
import { expect, test } from './test'

/** What is sent, as a multiple of the same pictures encoded exactly as large as they are shown. */
const MOST = 1.1

const mediaFolder = path.join(process.env.DATA_DIR ?? 'data', 'media')

for (const [name, options] of Object.entries(windows)) {
  // Between the other two.
  const tag = name.includes('1366') ? ['@long'] : []
  test(`pictures in ${name} are hardly larger than they are shown`, { tag }, async ({ browser, baseURL }, { annotations }) => {
    const pictures = await weighPictures(browser, { baseUrl: baseURL ?? '', mediaFolder, options })
    expect(pictures.length).toBeGreaterThan(80)
    annotations.push({ type: 'pictures', description: `${sentToIdeal(pictures).toFixed(3)} of ${pictures.length} pictures` })
    expect(sentToIdeal(pictures), mostWastefulOf(pictures)).toBeLessThanOrEqual(MOST)
  })
}

/** For who has to find out which pictures became too large. */
function mostWastefulOf(pictures: Awaited<ReturnType<typeof weighPictures>>): string {
  return [...pictures]
    .sort((a, b) => b.sent - b.ideal - (a.sent - a.ideal))
    .slice(0, 15)
    .map(({ name, sent, ideal }) => `${sent} B for ${ideal} B  ${name}`)
    .join('\n')
}
