import styles from './attribute-help.module.css'

/** How an attribute is defined, with an example of each kind. */
export function AttributeHelp() {
  return (
    <details className={styles.help}>
      <summary>怎样定义属性</summary>
      <ul>
        <li>
          <b>数值，相等</b>：名称“额定电流”，符号“In”，单位 A。客户选 250，找到有 250 A 的产品。
        </li>
        <li>
          <b>数值，不小于所选</b>：名称“额定极限短路分断能力”，符号“Icu”，条件“AC 400 V”，单位 kA。客户选 50，70 kA 的产品也符合。
        </li>
        <li>
          <b>数值，所选在范围之内</b>：名称“整定电流”。产品写 12〜18 A，客户填 16，就符合。
        </li>
        <li>
          <b>选项</b>：名称“极数”，选项 3P、4P；“其他写法”写“三极, 3极”，参数里写成这样也能认出来。
        </li>
        <li>
          <b>是 / 否</b>：名称“断相保护”。参数里写“有”或“无”。
        </li>
        <li>
          勾选“用作筛选条件”后，适用分类的产品列表上多一个筛选条件；一个筛选条件都没有填写的产品，列在工作台“待完善”的“产品没有筛选属性”里。
        </li>
      </ul>
    </details>
  )
}
