/** Devices in a row, near at hand. */
export type CloseUp = {
  /** Names of devices (`art/catalog.py`), side by side from left to right. */
  devices: readonly string[]
  /** Between two of them, in millimetres. */
  gap?: number
  /** Which of them is looked at. */
  subject?: number
  /** How far the camera stands to the right of the subject's front, and how high, in degrees. */
  azimuth: number
  elevation: number
  /** What the picture shows of the row across, at the subject, in millimetres. */
  width: number
  /** What is in the middle: parts of the subject's height, from below. */
  height?: number
  /** And how far to the right of its own middle, in millimetres. */
  along?: number
}

const times = (count: number, device: string): string[] => Array.from({ length: count }, () => device)

/** The cards `macro-….webp`. */
export const closeUps: Readonly<Record<string, CloseUp>> = {
  'macro-acb': { devices: ['acb-2000-3p'], azimuth: 28, elevation: 7, width: 600, height: 0.56 },
  'macro-acb-2': {
    devices: ['acb-1600-3p', 'acb-2000-3p', 'acb-4000-4p'],
    gap: 60,
    subject: 1,
    azimuth: -32,
    elevation: 9,
    width: 860,
    along: -20,
  },
  'macro-ats': { devices: ['ats-63-4p', 'ats-250-4p'], gap: 40, subject: 1, azimuth: -26, elevation: 14, width: 540, along: -60 },
  'macro-box': { devices: ['dist-box-12'], azimuth: 24, elevation: 8, width: 370 },
  'macro-cabinet': { devices: ['switchgear-gck'], azimuth: 36, elevation: 4, width: 3700, height: 0.48 },
  'macro-contactor': { devices: times(3, 'contactor-65'), gap: 5, subject: 1, azimuth: 34, elevation: 16, width: 220 },
  'macro-contactor-2': {
    devices: ['contactor-12', 'contactor-32', 'contactor-65', 'contactor-95', 'contactor-205'],
    gap: 16,
    subject: 3,
    azimuth: -30,
    elevation: 10,
    width: 440,
    along: -40,
    height: 0.6,
  },
  'macro-drive': { devices: times(3, 'inverter-7k5'), gap: 22, subject: 1, azimuth: 26, elevation: 8, width: 320, height: 0.64 },
  'macro-drive-2': { devices: ['inverter-7k5', 'inverter-22k'], gap: 40, subject: 1, azimuth: -28, elevation: 9, width: 560 },
  'macro-gateway': { devices: ['smart-breaker-3p'], azimuth: 24, elevation: 12, width: 150 },
  'macro-gateway-2': {
    devices: ['smart-breaker-1p', 'gateway-iot', 'meter-din-1ph'],
    gap: 16,
    subject: 1,
    azimuth: -24,
    elevation: 10,
    width: 300,
    height: 0.46,
  },
  'macro-isolator': {
    devices: ['isolator-160', 'fuse-switch-160'],
    gap: 24,
    subject: 0,
    azimuth: 30,
    elevation: 12,
    width: 360,
    along: 70,
    height: 0.62,
  },
  'macro-mcb': { devices: times(5, 'mcb-3p'), gap: 1, subject: 2, azimuth: 34, elevation: 15, width: 165 },
  'macro-mcb-2': { devices: ['mcb-1p', 'mcb-2p', 'mcb-3p', 'mcb-4p'], gap: 14, subject: 2, azimuth: -28, elevation: 12, width: 225 },
  'macro-mccb': { devices: times(3, 'mccb-250-3p'), gap: 11, subject: 1, azimuth: -30, elevation: 14, width: 320 },
  'macro-mccb-2': {
    devices: ['mccb-125-3p', 'mccb-250-3p', 'mccb-400-3p', 'mccb-630-3p'],
    gap: 26,
    subject: 2,
    azimuth: 26,
    elevation: 8,
    width: 600,
    along: -30,
  },
  'macro-meter': { devices: times(3, 'meter-panel-96'), gap: 8, subject: 1, azimuth: 28, elevation: 8, width: 220 },
  'macro-meter-2': {
    devices: ['meter-din-1ph', 'meter-din-3ph', 'meter-panel-lcd'],
    gap: 18,
    subject: 1,
    azimuth: -26,
    elevation: 10,
    width: 300,
  },
  'macro-motor': { devices: times(4, 'motor-breaker'), gap: 1, subject: 2, azimuth: 30, elevation: 12, width: 150, along: -10 },
  'macro-pilot': { devices: ['pilot-set'], azimuth: -26, elevation: 12, width: 270 },
  'macro-pv': {
    devices: ['pv-breaker-4p', 'spd-pv', 'pv-isolator'],
    gap: 18,
    subject: 1,
    azimuth: 26,
    elevation: 10,
    width: 320,
    along: 50,
    height: 0.78,
  },
  'macro-rcd': {
    devices: ['rcbo-2p', 'rccb-4p', 'rccb-type-b', 'rccb-2p'],
    gap: 6,
    subject: 1,
    azimuth: 30,
    elevation: 13,
    width: 190,
    along: 26,
  },
  'macro-relay': {
    devices: ['overload-relay', 'relay-plugin', 'relay-ssr'],
    gap: 16,
    subject: 1,
    azimuth: -28,
    elevation: 12,
    width: 170,
    along: 4,
  },
  'macro-spd': { devices: times(3, 'spd-4p'), gap: 4, subject: 1, azimuth: 32, elevation: 14, width: 170 },
  'macro-spd-2': { devices: ['spd-2p', 'spd-4p', 'spd-pv'], gap: 16, subject: 1, azimuth: -26, elevation: 10, width: 205 },
  'macro-starter': { devices: times(2, 'soft-starter-75'), gap: 30, subject: 1, azimuth: -28, elevation: 9, width: 420, height: 0.56 },
  'macro-ul': {
    devices: ['ul-mcb-1p', 'ul-mccb-3p', 'ul-contactor-65', 'ul-motor-breaker'],
    gap: 16,
    subject: 1,
    azimuth: 28,
    elevation: 11,
    width: 300,
    height: 0.52,
    along: 36,
  },
}

/** The wide pictures `macro-….webp`: the subject stands at the right, as headline or text stands at the left. */
export const wideCloseUps: Readonly<Record<string, CloseUp>> = {
  'macro-acb': {
    devices: ['acb-1600-3p', 'acb-2000-3p', 'acb-4000-4p'],
    gap: 70,
    subject: 1,
    azimuth: -30,
    elevation: 8,
    width: 1900,
    along: -420,
  },
  'macro-ats': { devices: ['ats-63-4p', 'ats-250-4p'], gap: 60, subject: 1, azimuth: -26, elevation: 12, width: 860, along: -210 },
  'macro-cabinet': {
    devices: ['switchgear-gck', 'switchgear-gck'],
    gap: 0,
    subject: 1,
    azimuth: -34,
    elevation: 4,
    width: 8600,
    along: -1900,
  },
  'macro-contactor': {
    devices: ['contactor-12', 'contactor-32', 'contactor-65', 'contactor-95', 'contactor-205'],
    gap: 22,
    subject: 3,
    azimuth: -28,
    elevation: 9,
    width: 760,
    along: -170,
  },
  'macro-drive': {
    devices: ['inverter-7k5', 'inverter-22k', 'soft-starter-75'],
    gap: 60,
    subject: 1,
    azimuth: -26,
    elevation: 8,
    width: 1050,
    along: -190,
  },
  'macro-gateway': {
    devices: ['smart-breaker-3p', 'gateway-iot', 'meter-din-1ph'],
    gap: 24,
    subject: 1,
    azimuth: -24,
    elevation: 9,
    width: 540,
    height: 0.4,
    along: -100,
  },
  'macro-mcb': { devices: times(6, 'mcb-3p'), gap: 1, subject: 3, azimuth: -32, elevation: 13, width: 390, along: -105 },
  'macro-mccb': {
    devices: ['mccb-125-3p', 'mccb-250-3p', 'mccb-400-3p', 'mccb-630-3p'],
    gap: 36,
    subject: 2,
    azimuth: -26,
    elevation: 8,
    width: 1050,
    along: -200,
  },
  'macro-meter': { devices: times(3, 'meter-panel-96'), gap: 10, subject: 1, azimuth: -28, elevation: 8, width: 520, along: -120 },
  'macro-pv': {
    devices: ['pv-breaker-4p', 'spd-pv', 'pv-isolator'],
    gap: 24,
    subject: 1,
    azimuth: -26,
    elevation: 9,
    width: 560,
    height: 0.8,
    along: -90,
  },
  'macro-rcd': {
    devices: ['rcbo-2p', 'rccb-4p', 'rccb-type-b', 'rccb-2p'],
    gap: 8,
    subject: 2,
    azimuth: -28,
    elevation: 12,
    width: 400,
    along: -85,
  },
  'macro-spd': { devices: ['spd-2p', 'spd-4p', 'spd-pv'], gap: 20, subject: 1, azimuth: -26, elevation: 11, width: 380, along: -80 },
  'macro-ul': {
    devices: ['ul-mcb-1p', 'ul-mccb-3p', 'ul-contactor-65', 'ul-motor-breaker'],
    gap: 24,
    subject: 1,
    azimuth: -26,
    elevation: 10,
    width: 600,
    along: -60,
  },
}
