import { setTimeout as pause } from 'node:timers/promises'

/** So often work is begun that met another transaction (record 0051). */
export const TRIES = 8

const FIRST_PAUSE_MS = 25

/** Before the next try: drawn at random, so that those who met don't meet again, and longer each time, as others need longer. */
export const pauseAfter = (tries: number) => pause(Math.random() * FIRST_PAUSE_MS * 2 ** tries)
