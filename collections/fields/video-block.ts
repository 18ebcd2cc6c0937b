import type { Block } from 'payload'
import { counted } from './counted'
import { oneLine } from './one-line'
import { picture } from './picture'
import { video } from './video'

/** A video within a text. It waits for its visitor: nothing is loaded before it is started, except its poster. */
export const videoBlock: Block = {
  slug: 'video',
  labels: { singular: '视频', plural: '视频' },
  fields: [
    video({ name: 'file', label: '视频文件', required: true }),
    picture({ name: 'poster', label: '视频封面', description: '留空则使用名为“视频文件名-poster”的图片。', shownAs: ['wide'] }),
    counted(oneLine('caption', '视频说明')),
  ],
}
