import type { Field } from 'payload'

/** No API reads or writes it, whoever asks; no condition and no order may name it. */
const closed = { access: { create: () => false, read: () => false, update: () => false }, hidden: true } as const

/** What an account keeps for itself: only the code of src/accounts reads and writes it, past the collection's operations. */
export const accountSecrets: Field[] = [
  { ...closed, name: 'secondFactorSecret', type: 'text', label: '两步验证密钥' },
  // The last period of 30 seconds whose code was used: none is good twice.
  { ...closed, name: 'secondFactorPeriod', type: 'number', label: '两步验证已用时段' },
  { ...closed, name: 'recoveryCodes', type: 'json', label: '恢复码摘要' },
  { ...closed, name: 'invitationHash', type: 'text', label: '邀请摘要', index: true },
]
