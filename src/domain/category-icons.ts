/** Line icons that a parent category can carry; the drawings stand in `src/components/icon/svg/`. */
export const categoryIcons = [
  { value: 'cat-distribution', label: '配电' },
  { value: 'cat-control', label: '控制' },
  { value: 'cat-terminal', label: '终端' },
  { value: 'cat-smart', label: '智能' },
  { value: 'cat-switchgear', label: '成套' },
  { value: 'cat-ul', label: '认证' },
] as const
