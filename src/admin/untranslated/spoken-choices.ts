type Saying = readonly [RegExp, (...found: string[]) => string]

/** What the library of choices (react-select) says to who hears it, in the order in which it is looked for. */
const sayings: readonly Saying[] = [
  [/^Use Up and Down to choose options.*$/, () => '用上下方向键选择，按回车选定，按 Esc 关闭。'],
  [/^Use left and right to toggle between focused values.*$/, () => '用左右方向键在已选的各项之间移动，按退格键移除。'],
  [/^(.*) is focused .*press Down to open the menu.*$/, (name) => `${name === 'Select' ? '选择' : name}：输入文字筛选，按向下键打开列表。`],
  [/^All selected options have been cleared\.$/, () => '已全部清除。'],
  [/^option (.*) is disabled\. Select another option\.$/, (name) => `${name} 不能选，请选另一项。`],
  [/^option (.*), deselected\.$/, (name) => `已取消选择 ${name}。`],
  [/^options? (.*), selected\.$/, (name) => `已选择 ${name}。`],
  [/^value (.*) focused, (\d+) of (\d+)\.$/, (name, index, count) => `${name}，已选的第 ${index} 项，共 ${count} 项。`],
  [/^(\d+) results? available for search term (.*)\.$/, (count, term) => `“${term}”有 ${count} 个结果。`],
  [/^(\d+) results? available\.$/, (count) => `有 ${count} 个结果。`],
  [
    /^(.*?)( selected)?( disabled)?, (\d+) of (\d+)\.$/,
    (name, chosen, disabled, index, count) => {
      const state = `${chosen ? '，已选择' : ''}${disabled ? '，不能选' : ''}`
      return `${name}${state}，第 ${index} 项，共 ${count} 项。`
    },
  ],
]

/** One sentence of it in Chinese; null for what is none. */
export function choiceText(english: string): string | null {
  for (const [pattern, say] of sayings) {
    const found = pattern.exec(english)
    if (found) return say(...found.slice(1).map((part) => part ?? ''))
  }
  return null
}
