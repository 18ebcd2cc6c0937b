import styles from './ordering-rule.module.css'

/** How a rule is written, with an example. */
export function RuleHelp() {
  return (
    <details className={styles.help}>
      <summary>怎样填写规则</summary>
      <ul>
        <li>
          型号由前缀和各选项的代码依次组成，中间空一格：前缀 HM3-250，分断能力 H，极数 3，用途 D，额定电流 200，安装方式 F，得出 HM3-250 H 3
          D 200 F。
        </li>
        <li>选项名称末尾括号里的单位，客户写在数字后面也能读懂：选项“额定电流 In（A）”的 200，写成 200A 也可以。</li>
        <li>
          标识是选项的英文代号，例如 poles，由小写字母、数字和连字符组成；不可组合与附件按它认选项。改名称没有影响，标识定了就不要再改。
        </li>
        <li>可省略的选项，型号里可以没有它；需要说明省略时是什么，就加一行代码为空的值。</li>
        <li>属性值说明选了这个代码，产品的属性是多少：rated-current=200。几个之间用分号：poles=4P；rated-current=200。</li>
        <li>不可组合：每个条件勾选的代码同时出现时，这个型号不能订；原因会显示给客户。</li>
        <li>附件写在型号之后，不计入型号个数；不加条件时，适用于所有型号。</li>
        <li>可以从电子表格复制一列或两列（代码、含义），粘贴到值的表格中。回车到下一行，Tab 到下一格。</li>
      </ul>
    </details>
  )
}
