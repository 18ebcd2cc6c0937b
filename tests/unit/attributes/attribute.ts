import type { Attribute } from '@/domain/attributes/attribute'

/** An attribute for a test: a current, unless it is said otherwise. */
export function attribute(changes: Partial<Attribute> = {}): Attribute {
  return { key: 'rated-current', name: '额定电流', symbol: 'In', condition: '', kind: 'number', unit: 'A', choices: [], ...changes }
}

export const voltage = attribute({ key: 'rated-voltage', name: '额定工作电压', symbol: 'Ue', unit: 'V' })
export const breaking = attribute({ key: 'icu-400', name: '极限分断能力', symbol: 'Icu', condition: 'AC 400 V', unit: 'kA' })
export const breaking690 = attribute({ ...breaking, key: 'icu-690', condition: 'AC 690 V' })
export const poles = attribute({
  ...{ key: 'poles', name: '极数', symbol: '', kind: 'choice', unit: null },
  choices: [
    { value: '3P', label: '', aliases: ['三极', '3 极'] },
    { value: '4P', label: '', aliases: ['四极'] },
    { value: '1P+N', label: '', aliases: [] },
  ],
})
export const width = attribute({ key: 'width', name: '宽', symbol: '', unit: 'mm' })
export const mass = attribute({ key: 'mass', name: '质量', symbol: '', unit: 'kg' })
export const pollution = attribute({ key: 'pollution-degree', name: '污染等级', symbol: '', unit: null })
export const flag = attribute({ key: 'phase-loss', name: '断相保护', symbol: '', kind: 'flag', unit: null })
