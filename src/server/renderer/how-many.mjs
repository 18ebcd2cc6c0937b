import { availableParallelism, totalmem } from 'node:os'
import process from 'node:process'

const MB = 1024 * 1024

/** What the server, the system and an embedded database need. */
const RESERVED_MB = 1024

/** What a renderer has beside its heap: code, buffers, pictures that are being made. */
const BESIDE_HEAP_MB = 256

/**
 * How many renderers there are to be: as many as the machine has cores, and memory for.
 *
 * @param {Pick<import('../../lib/environment.mjs').Environment, 'RENDERERS' | 'RENDERER_HEAP_MB'>} environment
 * @param {{ cores: number, memoryMb: number }} [machine]
 */
export function howMany({ RENDERERS, RENDERER_HEAP_MB }, machine = thisMachine()) {
  if (RENDERERS !== 'auto') return RENDERERS
  const withMemory = Math.floor((machine.memoryMb - RESERVED_MB) / (RENDERER_HEAP_MB + BESIDE_HEAP_MB))
  return Math.max(1, Math.min(machine.cores, withMemory))
}

/** In a container, what that may use. */
function thisMachine() {
  const limit = process.constrainedMemory() || Number.POSITIVE_INFINITY
  return { cores: availableParallelism(), memoryMb: Math.min(totalmem(), limit) / MB }
}
