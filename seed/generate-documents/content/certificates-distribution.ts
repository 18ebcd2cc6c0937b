import { needed, parameter, product } from '../core/fixtures'
import { applicant, bodies, certificateSpec } from './certificate-specs'

const hm3 = ['153', '155', '156', '157']

export const distributionCertificates = [
  certificateSpec({ id: 1031, name: 'HM3 系列塑壳断路器 产品认证证书', file: 'cert-hm3-product.pdf', products: hm3, edition: '2026 版', publishedAt: '2026-01-22 10:00', sort: 10 }, () => ({
    ...bodies.union,
    title: '产品认证证书',
    english: 'CERTIFICATE OF PRODUCT CONFORMITY',
    number: 'ZLC-2026-0307-11842',
    rows: [...applicant, ['产品名称', '塑壳断路器'], ['型号', 'HM3-125、HM3-250、HM3-400、HM3-800'], ['主要参数', `Ue AC 400 V / 690 V；Ui ${needed('153', /绝缘电压/)}；Uimp ${needed('153', /冲击耐受/)}；Icu（AC 400 V）${needed('153', /Icu/, /400/)}`], ['额定电流', hm3.map((id) => `${product(id).model}：${product(id).mainParameters[0]?.value}`).join('；')], ['认证依据', 'GB/T 14048.2-2020、IEC 60947-2:2024'], ['认证模式', '型式试验 + 工厂检查 + 获证后监督']],
    statement: '经审查，上述产品符合所列标准与认证实施规则的要求，特发此证。证书有效性通过年度监督保持，产品结构或关键材料变更须经发证机构确认。',
    issued: '2026 年 01 月 19 日',
    validTo: '2031 年 01 月 18 日',
  })),
  certificateSpec({ id: 1032, name: 'HM3 / HM3E 系列 CB 测试证书', file: 'cert-hm3-cb.pdf', products: ['153', '155', '156', '157', '158', '159'], edition: '2025 版', publishedAt: '2025-12-09 14:20', sort: 20 }, () => ({
    ...bodies.cteq,
    title: 'CB 测试证书',
    english: 'CB TEST CERTIFICATE',
    number: 'CTEQ-CB-25-40716',
    rows: [...applicant, ['产品名称', '塑壳断路器 / Moulded-case circuit-breakers'], ['型号', 'HM3-125、HM3-250、HM3-400、HM3-800、HM3E-250、HM3E-630'], ['额定值', `Ue AC 400 / 690 V，50/60 Hz；Icu 50 kA（M）、70 kA（H）；HM3E-630 Icw ${needed('159', /短时耐受/)}（1 s）`], ['选择性类别', 'A（热磁式、HM3E-250）；B（HM3E-630）'], ['试验标准', 'IEC 60947-2:2024，含附录 F（电子脱扣器）'], ['试验报告', 'TR-25-40716-01 至 TR-25-40716-06'], ['国家差异', 'CN、EU 组差异已评定']],
    statement: '样品经试验符合所列 IEC 标准。本证书以所附试验报告为准，其他国家认证机构可据此办理本国证书，无须重复试验。',
    issued: '2025 年 12 月 02 日',
    validTo: '长期有效，标准换版时复审',
  })),
  certificateSpec({ id: 1033, name: 'HM3-250 产品碳足迹证书', file: 'cert-hm3-250-carbon-footprint.pdf', products: ['153'], edition: '2026 版', publishedAt: '2026-05-28 09:10', sort: 30 }, () => ({
    ...bodies.inspection,
    title: '产品碳足迹证书',
    english: 'PRODUCT CARBON FOOTPRINT CERTIFICATE',
    number: 'ZBI-PCF-2026-0153',
    rows: [...applicant, ['产品', 'HM3-250 塑壳断路器（3P，In 250 A，固定板前）'], ['声明单位', '一台产品及其销售包装'], ['量化结果', '11.8 kgCO2e（摇篮到大门）'], ['使用阶段', '20 年、50 % 额定电流、30 % 通电时间率；约占全生命周期 96 %'], ['依据', 'ISO 14067:2018、GB/T 24067-2024'], ['数据期间', '2025 年 1 月 1 日至 12 月 31 日'], ['核查等级', '合理保证，重要性阈值 5 %']],
    statement: '经核查，上述产品碳足迹的量化方法、系统边界与数据质量符合所列标准，结果在所有重要方面公允。不同企业的结果因边界与数据库差异不宜直接比较。',
    issued: '2026 年 05 月 15 日',
    validTo: '2029 年 05 月 14 日',
  })),
  certificateSpec({ id: 1034, name: 'HA1 系列万能式断路器 CB 测试证书', file: 'cert-ha1-cb.pdf', products: ['150', '151', '152', '154'], edition: '2026 版', publishedAt: '2026-11-05 16:30' }, () => ({
    ...bodies.cteq,
    title: 'CB 测试证书',
    english: 'CB TEST CERTIFICATE',
    number: 'CTEQ-CB-26-51288',
    rows: [...applicant, ['产品名称', '万能式断路器 / Air circuit-breakers'], ['型号', 'HA1-1600、HA1-2000、HA1-4000、HA1-6300（3P、4P；固定式、抽屉式）'], ['Icu（AC 400 V / 690 V）', ['154', '150', '151', '152'].map((id) => `${product(id).model}：${needed(id, /极限短路分断/)}`).join('；')], ['Icw（1 s）', ['154', '150', '151', '152'].map((id) => `${product(id).model}：${needed(id, /短时耐受/)}`).join('；')], ['试验标准', 'IEC 60947-2:2024，含附录 F'], ['试验期间', '2026 年 5 月 11 日至 10 月 23 日，样机 42 台'], ['试验报告', 'TR-26-51288-01 至 TR-26-51288-14']],
    statement: '样品经全部试验程序符合所列 IEC 标准。本证书以所附试验报告为准，其他国家认证机构可据此办理本国证书，无须重复试验。',
    issued: '2026 年 11 月 02 日',
    validTo: '长期有效，标准换版时复审',
  })),
  certificateSpec({ id: 1035, name: 'HQ2 系列双电源自动转换开关 产品认证证书', file: 'cert-hq2-product.pdf', products: ['161', '163'], edition: '2025 版', publishedAt: '2025-12-02 09:00' }, () => ({
    ...bodies.union,
    title: '产品认证证书',
    english: 'CERTIFICATE OF PRODUCT CONFORMITY',
    number: 'ZLC-2025-0311-20957',
    rows: [...applicant, ['产品名称', '双电源自动转换开关（CB 级）'], ['型号', 'HQ2-250、HQ2-630'], ['主要参数', `Ue AC 400 V；${needed('161', /使用类别/)}；Icn ${needed('161', /分断能力/)}；In 100–250 A、400 A、630 A`], ['转换动作时间', `HQ2-250：${needed('161', /转换动作时间/)}；HQ2-630：${needed('163', /转换动作时间/)}`], ['认证依据', 'GB/T 14048.11-2016、IEC 60947-6-1:2021'], ['认证模式', '型式试验 + 工厂检查 + 获证后监督']],
    statement: '经审查，上述产品符合所列标准与认证实施规则的要求，特发此证。消防用途另按工程所在地消防产品管理规定执行。',
    issued: '2025 年 11 月 27 日',
    validTo: '2030 年 11 月 26 日',
  })),
  certificateSpec({ id: 1036, name: 'HMNS / GCK 低压成套开关设备 设计验证证书', file: 'cert-hmns-gck-design-verification.pdf', products: ['214', '216'], edition: '2026 版', publishedAt: '2026-03-25 11:40' }, () => ({
    ...bodies.inspection,
    title: '设计验证证书',
    english: 'CERTIFICATE OF DESIGN VERIFICATION',
    number: 'ZBI-DV-2026-0216',
    rows: [...applicant, ['产品名称', '低压成套开关设备和控制设备'], ['型号', 'HMNS、GCK'], ['主母线', `HMNS：${needed('216', /主母线额定电流/)}；GCK：${needed('214', /主母线额定电流/)}`], ['短时耐受电流', `HMNS：${needed('216', /主母线短时耐受/)}（1 s）；GCK：${needed('214', /主母线短时耐受/)}（1 s）`], ['内部隔离', `HMNS：${parameter('216', /内部隔离/)}；GCK：${parameter('214', /内部隔离/)}`], ['依据', 'GB/T 7251.1-2023、GB/T 7251.12-2013，IEC 61439-1/-2'], ['验证方法', '试验、比较与评估相结合，逐项记录见附件']],
    statement: '经设计验证，上述成套设备的材料与零件强度、防护等级、电气间隙、短路耐受强度、温升与电磁兼容性能满足所列标准。盘厂按本设计制造时应执行例行检验。',
    issued: '2026 年 03 月 18 日',
    validTo: '2031 年 03 月 17 日',
  })),
]
