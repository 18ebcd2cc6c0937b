/** What the tables of selectivity say: the catalogue prints it, and the fixture `selectivity.yaml` has it as data. */
export type Downstream = { name: string; current: number; energyLimit: number }

export const downstream: readonly Downstream[] = [
  { name: 'HB1-63 C16', current: 16, energyLimit: 6 },
  { name: 'HB1-63 C32', current: 32, energyLimit: 6 },
  { name: 'HB1-63 C63', current: 63, energyLimit: 6 },
  { name: 'HB1-125 C100', current: 100, energyLimit: 15 },
  { name: 'HM3-125 63 A', current: 63, energyLimit: 50 },
  { name: 'HM3-125 100 A', current: 100, energyLimit: 50 },
  { name: 'HM3-125 125 A', current: 125, energyLimit: 50 },
  { name: 'HM3-250 160 A', current: 160, energyLimit: 50 },
  { name: 'HM3-250 200 A', current: 200, energyLimit: 50 },
  { name: 'HM3-250 250 A', current: 250, energyLimit: 50 },
]

/** Upstream breaker: its current, its frame's energy level in kA and its instantaneous setting in kA. */
export type Upstream = { name: string; current: number; frame: number; instantaneous: number }

const thermal = (name: string, current: number, frame: number): Upstream => ({ name, current, frame, instantaneous: current / 100 })

export const thermalUpstream: readonly Upstream[] = [
  thermal('HM3-250 100 A', 100, 2.2),
  thermal('HM3-250 160 A', 160, 3),
  thermal('HM3-250 250 A', 250, 4.2),
  thermal('HM3-400 315 A', 315, 7),
  thermal('HM3-400 400 A', 400, 8),
  thermal('HM3-800 630 A', 630, 16),
  thermal('HM3-800 800 A', 800, 18),
]

export const electronicUpstream: readonly Upstream[] = [
  { name: 'HM3E-250 160 A', current: 160, frame: 4.5, instantaneous: 1.9 },
  { name: 'HM3E-250 250 A', current: 250, frame: 5.5, instantaneous: 3 },
  { name: 'HM3E-630 400 A', current: 400, frame: 16, instantaneous: 4.4 },
  { name: 'HM3E-630 630 A', current: 630, frame: 22, instantaneous: 6.9 },
  { name: 'HA1-1600', current: 1600, frame: 42, instantaneous: 55 },
  { name: 'HA1-2000', current: 2000, frame: 50, instantaneous: 65 },
]

/** Selectivity limit in kA, `T` for total and `—` where the overload ranges meet. */
export function limit({ current, frame, instantaneous }: Upstream, { current: load, energyLimit }: Downstream): string {
  if (current < load * 1.6) return '—'
  if (energyLimit <= 6 && frame >= 6) return 'T'
  const reach = Math.max(instantaneous * 0.8, (frame * Math.sqrt(current / load)) / 1.6)
  return reach >= energyLimit ? 'T' : reach.toFixed(1)
}

/** The products of the demo content by what the tables call them; what holds for three phases, for each version that has them. */
const products: Readonly<Record<string, readonly string[]>> = {
  'HB1-63': ['190', '191'],
  'HB1-125': ['192'],
  'HM3-125': ['155'],
  'HM3-250': ['153'],
  'HM3-400': ['156'],
  'HM3-800': ['157'],
  'HM3E-250': ['158'],
  'HM3E-630': ['159'],
  'HA1-1600': ['154'],
  'HA1-2000': ['150'],
}

export type SelectivityRow = { product: string; from: number; upTo: number; limit: string }

/** What an upstream product says of others, as far as the tables say something: each pair once. */
export function selectivityOf(): { id: string; rows: SelectivityRow[] }[] {
  const found = new Map<string, SelectivityRow[]>()
  for (const upstream of [...thermalUpstream, ...electronicUpstream]) {
    for (const device of downstream) {
      const said = limit(upstream, device)
      if (said === '—') continue
      for (const id of idsOf(upstream.name)) {
        const rows = idsOf(device.name).map((product) => ({ product, from: upstream.current, upTo: device.current, limit: said }))
        found.set(id, [...(found.get(id) ?? []), ...rows])
      }
    }
  }
  return [...found].map(([id, rows]) => ({ id, rows }))
}

function idsOf(name: string): readonly string[] {
  const [series = ''] = name.split(' ')
  return products[series] ?? []
}
