import type { Manifest } from '../core/spec'
import { assemblies, ul } from './catalogue-assemblies-ul'
import { hx, pv } from './catalogue-boxes-pv'
import { guide } from './catalogue-guide'
import { ha1 } from './catalogue-ha1'
import { hm3 } from './catalogue-hm3'
import { hm3Accessories } from './catalogue-hm3-accessories'
import { hm3Coordination } from './catalogue-hm3-coordination'
import { hm3Quick } from './catalogue-hm3-quick'
import { hc1, hp2, hv } from './catalogue-motor'
import { hy22, relays } from './catalogue-pilot-relay'
import { hbz, hpm } from './catalogue-smart'
import { hb1, hbl, hu1 } from './catalogue-terminal'
import { hg, hq } from './catalogue-transfer-isolate'
import { distributionCertificates } from './certificates-distribution'
import { otherCertificates } from './certificates-other'
import { carbonFootprint, ghgDisclosure, verification } from './company-carbon'
import { responsibilityReport } from './company-responsibility'
import { drawings } from './drawings'
import { breakerManuals } from './manuals-breakers'
import { controlManuals } from './manuals-control'
import { terminalManuals } from './manuals-terminal'
import { models } from './models'
import { breakerReports } from './reports-breakers'
import { systemReports } from './reports-systems'
import { terminalReports } from './reports-terminal'
import { hm3Workbook } from './workbook-hm3'

export const manifests: Manifest[] = [
  {
    file: 'catalogues.yaml',
    specs: [
      hm3,
      hm3Quick,
      hm3Coordination,
      hm3Accessories,
      hm3Workbook,
      ha1,
      hq,
      hg,
      hc1,
      hp2,
      hv,
      hy22,
      relays,
      hb1,
      hbl,
      hu1,
      hx,
      pv,
      hpm,
      hbz,
      assemblies,
      ul,
      guide,
    ],
  },
  { file: 'certificates.yaml', specs: [...distributionCertificates, ...otherCertificates] },
  { file: 'test-reports.yaml', specs: [...breakerReports, ...terminalReports, ...systemReports] },
  { file: 'manuals.yaml', specs: [...breakerManuals, ...controlManuals, ...terminalManuals] },
  { file: 'models.yaml', specs: models },
  { file: 'drawings.yaml', specs: drawings },
  { file: 'company.yaml', specs: [responsibilityReport, ghgDisclosure, carbonFootprint, verification] },
]
