/** The `typeName` values of attachments, in the order in which a product page shows them (spec: products/document-kinds). */
export const documentKinds = [
  '产品样本',
  '认证证书',
  '检测报告',
  '使用说明书',
  '3D模型图',
  '外形安装尺寸图',
  '外形安装尺寸图源文件',
] as const

export type DocumentKind = (typeof documentKinds)[number]
