import type { GlobalConfig } from 'payload'
import { contentGlobal } from '../content-collection'
import { editedBy } from '../fields/edited-by'
import { oneLine, plainText } from '../fields/one-line'
import { picture } from '../fields/picture'
import { richText } from '../fields/rich-text'
import { webLink } from '../fields/web-link'
import { groups } from '../groups'

/** What every page says about the company: name, hotlines, codes, legal lines. */
export const SiteInformation: GlobalConfig = {
  ...contentGlobal,
  slug: 'site-information',
  label: '站点信息',
  admin: { group: groups.pages },
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: '基本信息',
          fields: [
            oneLine('siteName', '站点名称', { required: true }),
            oneLine('brandName', '品牌名称', { required: true }),
            oneLine('companyName', '公司全称', { required: true }),
            plainText('description', '站点描述', { required: true, maxLength: 300 }),
            oneLine('keywords', '关键词', { required: true, maxLength: 300 }),
            {
              name: 'regionalSites',
              type: 'array',
              label: '区域站点',
              labels: { singular: '站点', plural: '站点' },
              fields: [oneLine('label', '名称', { required: true }), webLink('url', '网址', { required: true, isOutside: true })],
            },
          ],
        },
        {
          label: '服务',
          fields: [
            oneLine('serviceHotline', '服务热线', { required: true }),
            oneLine('feedbackHotline', '反馈热线', { required: true }),
            oneLine('serviceHours', '服务时间', { required: true }),
            oneLine('serviceEmail', '服务邮箱', { required: true }),
            webLink('onlineServiceUrl', '在线客服链接', { required: true }),
            webLink('supportChatUrl', '选型支持链接', { required: true }),
            webLink('productSelectorUrl', '选型工具地址', {
              isOutside: true,
              description: '嵌入“产品选型”页面；留空则显示说明与产品列表入口。',
            }),
            webLink('questionnaireUrl', '问卷地址', { required: true }),
          ],
        },
        {
          label: '二维码',
          fields: [
            picture({ name: 'publicAccountQrcode', label: '公众号', shownAs: ['qrCode'] }),
            picture({ name: 'technicalServiceQrcode', label: '技术服务', shownAs: ['qrCode'] }),
            picture({ name: 'videoAccountQrcode', label: '视频号', shownAs: ['qrCode'] }),
            picture({ name: 'douyinQrcode', label: '抖音号', shownAs: ['qrCode'] }),
            picture({ name: 'miniProgramQrcode', label: '服务小程序', shownAs: ['qrCode'] }),
          ],
        },
        {
          label: '页脚',
          fields: [
            richText('bottomLinkInfo', '公司法律信息'),
            oneLine('copyright', '版权', { required: true }),
            {
              name: 'registrationLinks',
              type: 'array',
              label: '备案链接',
              labels: { singular: '链接', plural: '链接' },
              fields: [oneLine('label', '文字', { required: true }), webLink('url', '网址', { required: true, isOutside: true })],
            },
            {
              name: 'footerDocuments',
              type: 'array',
              label: '页脚文件',
              labels: { singular: '文件', plural: '文件' },
              fields: [
                oneLine('label', '文字', { required: true }),
                { name: 'page', type: 'relationship', label: '单页', relationTo: 'single-pages', required: true },
              ],
            },
          ],
        },
      ],
    },
    editedBy,
  ],
}
