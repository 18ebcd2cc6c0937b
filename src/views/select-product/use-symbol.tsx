/** Single-line symbols after IEC 60617, on a grid of 48. */

const paths: Readonly<Record<string, string>> = {
  incoming:
    'M24 2v4m0 19v3m0 12v5M8 45h32M24 40l-6-11m3-3 6 6m0-6-6 6M24 6a6 6 0 1 1 0 12 6 6 0 0 1 0-12Zm0 8a6 6 0 1 1 0 12 6 6 0 0 1 0-12Z',
  feeder: 'M4 6h40M14 6v8m0 18v12m0-12L7 16m4-5 6 6m0-6-6 6M34 6v8m0 18v12m0-12-7-16m4-5 6 6m0-6-6 6',
  motor: 'M24 2v5m0 12v5m0-5-5-10m2-5 6 6m0-6-6 6M24 24a10.5 10.5 0 1 1 0 21 10.5 10.5 0 0 1 0-21Zm-5 15v-9l5 6 5-6v9',
  final: 'M4 6h40M10 6v10m0 16v12m0-12L4 18M24 6v10m0 16v12m0-12-6-14M38 6v10m0 16v12m0-12-6-14',
  pv: 'M6 4h30v18H6Zm0 0 15 10L36 4M40 9h6m-3-3v6m-3 8h6M21 22v6m0 12v6m0-6-7-11',
  transfer: 'M10 4v12m28-12v12M24 46V34L12 17m12 17a2 2 0 1 0 0 .1M10 16a2 2 0 1 0 0 .1m28-.1a2 2 0 1 0 0 .1',
  metering: 'M4 8h40v32H4Zm0 9h40M12 23l3 11 4-9 4 9 3-11m5 0v11m0-6c2-3 6-3 6 1v5',
  surge: 'M24 2v8m0 22v5M16 10h16v22H16Zm8 0v8m-3-3 3 3 3-3m-3 17v-8m-3 3 3-3 3 3M14 37h20m-16 4h12m-8 4h4',
}

/** What a use looks like in a diagram; decorative, its name stands beside it. */
export function UseSymbol({ name, className }: { name: string; className?: string }) {
  return (
    <svg
      viewBox="0 0 48 48"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.3"
      strokeLinecap="round"
      aria-hidden="true"
      className={className}
    >
      <path d={paths[name]} />
    </svg>
  )
}
