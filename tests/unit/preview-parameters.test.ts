import { describe, expect, it } from 'vitest'
import { previewParameters, withinPreview } from '@/domain/preview-parameters'
import { markOf } from '@/lib/source-marks'

const origin = 'https://www.example.com'
const parameters = previewParameters(new URLSearchParams('id=541&draft=1&of=news.12&layout=mobile&pageNum=2'))
const kept = (target: string) => withinPreview(new URL(target, origin), origin, parameters)

describe('the parameters of a preview', () => {
  it('are what makes the preview and its layout, not what the page shows', () => {
    expect(parameters.toString()).toBe('draft=1&of=news.12&layout=mobile')
    expect(previewParameters(new URLSearchParams('id=541&preview=token')).toString()).toBe('preview=token')
  })

  it('are none on the pages of visitors, even with a layout', () => {
    expect(previewParameters(new URLSearchParams('id=541&layout=mobile')).size).toBe(0)
    expect(withinPreview(new URL('/News', origin), origin, new URLSearchParams())).toBeNull()
  })

  it('are taken along to other pages, whose own parameters stay', () => {
    expect(kept('/News')).toBe('/News?draft=1&of=news.12&layout=mobile')
    expect(kept('/NewsDetail?id=7#top')).toBe('/NewsDetail?id=7&draft=1&of=news.12&layout=mobile#top')
    expect(kept('/News?layout=desktop&pageNum=2')).toBe('/News?pageNum=2&draft=1&of=news.12&layout=mobile')
  })

  it('come without what says where the words of a link are from (record 0070)', () => {
    const name = `配电类${markOf({ document: 'product-categories.3', path: 'name' })}`
    expect(kept(`/GoodsListView?categoryName=${encodeURIComponent(name)}`)).toBe(
      kept(`/GoodsListView?categoryName=${encodeURIComponent('配电类')}`),
    )
  })

  it('are not given to an address that has them, to files, the admin and other sites', () => {
    expect(kept('/News?draft=1&of=news.12&layout=mobile')).toBeNull()
    for (const target of ['/files/a.pdf', '/media/a.webp', '/admin', '/admin/collections/news/12', '/cms-api/news'])
      expect(kept(target)).toBeNull()
    expect(kept('https://other.example.org/News')).toBeNull()
  })
})
