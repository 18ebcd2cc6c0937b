import type { ArrayField } from 'payload'

/** Payload's own field of sessions, with what their owner needs to recognise them. Payload adds id, begin and end. */
export const sessions: ArrayField = {
  name: 'sessions',
  type: 'array',
  label: '登录的设备',
  fields: [
    { name: 'device', type: 'text', label: '设备' },
    { name: 'network', type: 'text', label: '网络' },
    { name: 'lastSeenAt', type: 'date', label: '最近使用' },
  ],
}
