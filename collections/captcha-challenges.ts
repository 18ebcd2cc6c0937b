import type { CollectionConfig } from 'payload'
import { nobody } from './access/nobody'
import { groups } from './groups'

/** Open captcha challenges, shared between processes: one try and two minutes each (spec: service/captcha-validity). Not for editors. */
export const CaptchaChallenges: CollectionConfig = {
  slug: 'captcha-challenges',
  labels: { singular: '验证码', plural: '验证码' },
  admin: { hidden: true, group: groups.system },
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  timestamps: false,
  fields: [
    { name: 'uuid', type: 'text', label: '编号', required: true, unique: true, index: true },
    // A keyed hash: who reads the database can't solve the challenge.
    { name: 'answerHash', type: 'text', label: '答案摘要', required: true },
    { name: 'expiresAt', type: 'date', label: '有效期至', required: true, index: true },
  ],
}
