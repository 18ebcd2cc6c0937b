import { customPinyin, pinyin } from 'pinyin-pro'

/** Where the library reads another meaning than the trade. */
customPinyin({ 重合闸: 'chóng hé zhá', 自动重合: 'zì dòng chóng hé', 重合器: 'chóng hé qì', 塑壳: 'sù ké', 外壳: 'wài ké' })

const HAN = /\p{Script=Han}+/gu

/** How Chinese is typed with Latin letters. */
export type Spelling = { full: string; initials: string }

/** How the Chinese of a text is spelt, without tones: `sukeduanluqi` and `skdlq`; `v` stands for ü, as on keyboards. */
export function spellingOf(text: string): Spelling {
  const syllables = (text.match(HAN) ?? []).flatMap((run) => pinyin(run, { toneType: 'none', type: 'array', v: true }))
  return { full: syllables.join(''), initials: syllables.map((syllable) => syllable.slice(0, 1)).join('') }
}
