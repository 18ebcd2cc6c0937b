/** What the result doesn't replace (spec: selector/note). */
export const NOTE = '选型按所填数据、标准公式与产品样本参数计算，每一步都写明公式与出处；不代替设计院的系统计算与现场校验。'
